/** A deck as the REST API sends it, of slides written for these tests. */
export interface SampleDeck {
  readonly project_id: string;
  readonly title: string;
  readonly status: "draft" | "published" | "archived";
  readonly format: "presentation" | "carousel";
  readonly aspect_ratio: "16:9" | "4:5";
  readonly template_family: string;
  readonly slide_count: number;
  readonly language: string;
  readonly created_at: string;
  readonly updated_at: string;
  readonly content: { readonly variations: readonly SampleSlide[] };
}

export interface SampleSlide {
  readonly svgContent: string;
  readonly title: string;
  readonly notes: string;
}

interface Look {
  readonly width: number;
  readonly height: number;
  readonly ground: string;
  readonly ink: string;
  readonly accent: string;
}

/** Every slide calls its gradient `glow`, so that slides sharing one id space would show each other's colours. */
function slideMarkup(look: Look, lines: readonly string[], body: string): string {
  const { width, height, ground, ink, accent } = look;
  const left = width * 0.08;
  const title = lines.map((line, i) => `<tspan x="${left}" y="${height * 0.42 + i * 104}">${line}</tspan>`).join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
    <defs><linearGradient id="glow" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${accent}"/><stop offset="1" stop-color="${ground}"/></linearGradient></defs>
    <rect width="${width}" height="${height}" fill="${ground}"/>
    <circle id="orb" cx="${width * 0.86}" cy="${height * 0.2}" r="${width * 0.22}" fill="url(#glow)"/>
    <rect x="${left}" y="${height * 0.22}" width="96" height="10" fill="${accent}"/>
    <text id="title" font-family="Inter, sans-serif" font-weight="700" font-size="92" fill="${ink}">${title}</text>
    <text id="body" font-family="Inter, sans-serif" font-size="36" fill="${ink}" fill-opacity="0.72"><tspan x="${left}" y="${height * 0.78}">${body}</tspan></text>
  </svg>`;
}

const WIDE = { width: 1920, height: 1080 };
const TALL = { width: 1080, height: 1350 };
const LOOKS = [
  { ground: "#f6f1e7", ink: "#22201c", accent: "#c2452d" },
  { ground: "#1d2b3a", ink: "#f4f1ea", accent: "#f2b84b" },
  { ground: "#c2452d", ink: "#fff7ee", accent: "#22201c" },
  { ground: "#ffffff", ink: "#1a1a1a", accent: "#2f7d6b" },
];
const WORDING: readonly (readonly [readonly string[], string])[] = [
  [["Work where the", "best work happens"], "A field report on remote teams"],
  [["Meetings fell by", "a third"], "From 14 to 9 hours a week"],
  [["Write it down", "once"], "A decision nobody can find is not a decision"],
  [["Overlap four", "hours a day"], "The rest is quiet time"],
  [["Start with", "one team"], "Then tell the others what you learned"],
];

/** Five slides in four looks; the third has no notes. */
export function sampleDeck(changes: Partial<SampleDeck> = {}): SampleDeck {
  const size = changes.aspect_ratio === "4:5" ? TALL : WIDE;
  const variations = WORDING.map(([lines, body], i) => {
    const look = LOOKS[i % LOOKS.length];
    if (look === undefined) throw new Error("no look");
    return {
      svgContent: slideMarkup({ ...size, ...look }, lines, body),
      title: lines.join(" "),
      notes: i === 2 ? "" : `Say this about slide ${i + 1}.\n\nThen pause, and let the figure stand for a moment.`,
    };
  });
  return {
    project_id: "prj_01sample",
    title: "Work where the best work happens",
    status: "draft",
    format: "presentation",
    aspect_ratio: "16:9",
    template_family: "editorial-serif",
    slide_count: variations.length,
    language: "en",
    created_at: "2026-03-01T09:30:00.000Z",
    updated_at: "2026-03-02T16:05:00.000Z",
    content: { variations },
    ...changes,
  };
}
