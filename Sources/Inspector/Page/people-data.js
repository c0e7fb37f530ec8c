// People: a few in many scripts, and a million that are made up as they are asked for.

const sampleNames = [
  "Amélie Fontaine", "Γιώργος Παππάς", "Ольга Кузнецова", "王小明", "佐藤 美咲",
  "ליאור כהן", "يوسف حداد", "अनिका शर्मा", "김서연", "Nguyễn Thị Minh Khai",
];

const mirroredNames = [
  "ליאור כהן", "يوسف حداد", "נועה לוי", "ليلى منصور", "דניאל מזרחי", ...sampleNames.slice(0, 5),
];

/// The first letters of the first and the last word; one letter of a name without words.
function initials(name) {
  const words = name.split(/[\s,]+/u).filter(Boolean);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0] ?? ""];
  return letters.map((word) => Array.from(word)[0] ?? "").join("").toLocaleUpperCase();
}

/// A hue that stays with a name.
function hueOf(name) {
  let hash = 7;
  for (let index = 0; index < name.length; index += 1) {
    hash = (hash * 31 + name.charCodeAt(index)) % 3600;
  }
  return hash / 10;
}

const alphabet = Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZ");

/// How many people of a thousand have a name with each letter: most of them few, some very many.
const letterShares = [
  34, 92, 74, 49, 20, 35, 51, 76, 4.5, 30, 36, 47, 96, 18, 14, 49, 1.8, 55, 101, 35, 2.1, 12, 64,
  0.04, 5.4, 3.9,
];

const surnames = [
  "Abara,Adler,Alves,Amato,Asante", "Bakker,Baum,Berg,Bianchi,Brandt,Brook", "Campos,Cohen,Costa,Cruz",
  "Dahl,Diaz,Dubois,Dvorak", "Eide,Ekström,Evans", "Falk,Farkas,Ferrari,Fuchs", "Garcia,Gomes,Gruber",
  "Haas,Hansen,Horvat,Huang", "Ibarra,Ito,Ivanova", "Jansen,Jensen,Joshi", "Kaya,Keller,Kim,Kovač",
  "Lang,Larsen,Lopez,Lund", "Marin,Mbeki,Meyer,Moreau,Müller", "Nagy,Navarro,Novak", "Oduya,Olsen,Ortiz",
  "Park,Pavlov,Pereira,Popescu", "Qureshi,Quinn", "Ramos,Reyes,Ricci,Rossi,Roux",
  "Sanchez,Santos,Sato,Silva,Singh,Smit", "Takahashi,Toth,Tran", "Ueda,Urban", "Vargas,Vidal,Virtanen",
  "Wagner,Walsh,Weber,Wolf", "Xavier,Xu", "Yamada,Yilmaz,Young", "Zeman,Zhang,Zimmer",
].map((names) => names.split(","));

const givenNames = [
  "Ada", "Alba", "Amir", "Ben", "Björn", "Carla", "Chidi", "Dana", "Elif", "Emma", "Finn", "Gia",
  "Hana", "Hugo", "Ines", "Ivan", "Jada", "Jonas", "Kaia", "Kenji", "Lea", "Luca", "Maja", "Milo",
  "Nadia", "Nils", "Olga", "Omar", "Pia", "Rafael", "Rosa", "Sami", "Sofia", "Tara", "Theo", "Uma",
  "Vera", "Viktor", "Yara", "Zoe",
];

/// So many people in sections A to Z.
class Directory {
  constructor(total) {
    const sum = letterShares.reduce((a, b) => a + b, 0);
    this.total = total;
    this.counts = letterShares.map((share) => Math.max(1, Math.round((total * share) / sum)));
    // What rounding has left over goes to the largest section.
    const rest = total - this.counts.reduce((a, b) => a + b, 0);
    this.counts[alphabet.indexOf("S")] += rest;
    this.firsts = [];
    let first = 0;
    for (const count of this.counts) {
      this.firsts.push(first);
      first += count;
    }
  }

  /// A person's name; families stand in the order of the alphabet.
  name(section, item) {
    const family = surnames[section];
    const place = (item / this.counts[section]) * family.length;
    const index = Math.min(family.length - 1, Math.floor(place));
    // A step that shares no factor with their number goes through all of them.
    const given = givenNames[(item * 17 + section) % givenNames.length];
    return `${family[index]}, ${given}`;
  }

  /// A person's place among all, from 1.
  number(section, item) {
    return this.firsts[section] + item + 1;
  }
}
