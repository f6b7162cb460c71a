import type { Genre } from "../svg/genre.ts";

const SANS = ["Noto Sans", "Noto Sans Arabic", "Noto Sans Hebrew", "Noto Sans Devanagari", "Noto Sans Thai"];
const SERIF = ["Noto Serif", "Noto Naskh Arabic", "Noto Serif Hebrew", "Noto Serif Devanagari", "Noto Serif Thai"];
const SYMBOLS = ["Noto Sans Symbols", "Noto Sans Symbols 2", "Noto Sans Math"];
const MONO = ["JetBrains Mono", "IBM Plex Mono"];

/**
 * Families tried after a style's own, best first. Han characters are shared by three languages that draw them
 * differently, so the deck's language decides which of SC, JP and KR comes first (zh → SC, ja → JP, ko → KR).
 */
export function companionFamilies(genre: Genre, language: string): readonly string[] {
  // Han families come before the symbol fonts: they have arrows and marks in all weights.
  const sans = [...SANS, ...hanFamilies("Noto Sans", language), ...SYMBOLS];
  if (genre === "sans") return sans;
  return genre === "mono" ? [...MONO, ...sans] : [...SERIF, ...hanFamilies("Noto Serif", language), ...sans];
}

function hanFamilies(prefix: string, language: string): readonly string[] {
  const order = { ja: ["JP", "SC", "KR"], ko: ["KR", "JP", "SC"], zh: ["SC", "JP", "KR"] };
  const primary = language.toLowerCase().split("-")[0];
  const regions = primary === "ja" || primary === "ko" ? order[primary] : order.zh;
  return regions.map((region) => `${prefix} ${region}`);
}
