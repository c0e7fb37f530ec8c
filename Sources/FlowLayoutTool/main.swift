print("flow-layout")
