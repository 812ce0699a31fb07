import type { Occasion } from "@gifthearth/core";
import type { Language } from "./locale.ts";

/** The occasions of the form, each under the name by which `labels` has it. */
export const OCCASION_LABELS = {
  birthday: "Birthday",
  anniversary: "Anniversary",
  wedding: "Wedding",
  graduation: "Graduation",
  housewarming: "Housewarming",
  holiday: "Holiday",
  babyShower: "Baby Shower",
  justBecause: "Just Because",
  treatYourself: "Treat Yourself",
  treatPetFriends: "Treat Pet Friends",
  otherOccasion: "Other",
} as const satisfies Readonly<Record<string, Occasion>>;

type OccasionNames = Readonly<Record<keyof typeof OCCASION_LABELS, string>>;

/** What the other languages call them. */
export const OCCASION_NAMES: Readonly<Record<Exclude<Language, "en">, OccasionNames>> = {
  nl: {
    birthday: "Verjaardag",
    anniversary: "Jubileum",
    wedding: "Bruiloft",
    graduation: "Geslaagd",
    housewarming: "Nieuwe woning",
    holiday: "Feestdagen",
    babyShower: "Babyshower",
    justBecause: "Zomaar",
    treatYourself: "Voor jezelf",
    treatPetFriends: "Voor een huisdier",
    otherOccasion: "Anders",
  },
  fr: {
    birthday: "Anniversaire",
    anniversary: "Anniversaire de mariage",
    wedding: "Mariage",
    graduation: "Remise de diplôme",
    housewarming: "Crémaillère",
    holiday: "Fêtes",
    babyShower: "Naissance",
    justBecause: "Juste comme ça",
    treatYourself: "Se faire plaisir",
    treatPetFriends: "Pour un animal",
    otherOccasion: "Autre",
  },
  es: {
    birthday: "Cumpleaños",
    anniversary: "Aniversario",
    wedding: "Boda",
    graduation: "Graduación",
    housewarming: "Casa nueva",
    holiday: "Fiestas",
    babyShower: "Nacimiento",
    justBecause: "Porque sí",
    treatYourself: "Un capricho para ti",
    treatPetFriends: "Para una mascota",
    otherOccasion: "Otra",
  },
  de: {
    birthday: "Geburtstag",
    anniversary: "Jahrestag",
    wedding: "Hochzeit",
    graduation: "Abschluss",
    housewarming: "Einzug",
    holiday: "Feiertage",
    babyShower: "Babyparty",
    justBecause: "Einfach so",
    treatYourself: "Für mich selbst",
    treatPetFriends: "Für ein Haustier",
    otherOccasion: "Anderer Anlass",
  },
  it: {
    birthday: "Compleanno",
    anniversary: "Anniversario",
    wedding: "Matrimonio",
    graduation: "Laurea",
    housewarming: "Casa nuova",
    holiday: "Feste",
    babyShower: "Nascita",
    justBecause: "Senza un motivo",
    treatYourself: "Per me",
    treatPetFriends: "Per un animale",
    otherOccasion: "Altro",
  },
};
