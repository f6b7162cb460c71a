const PARTICLE = /^\s*(?:[のがをはにへともや的是和与及或]|(?:으로|로|의|은|는|이|가|을|를|와|과|에|도)(?!\p{L}))/u;

/** Whether a text opens with a particle, which ties it to the words before: "「…」 のために", "**…** 的". */
export function opensWithParticle(text: string): boolean {
  return PARTICLE.test(text);
}
