import type { Answer, Block } from "./answer.ts";

export interface Page {
  readonly url: string;
  readonly title: string;
  /** What the model says of it, and the words of the page that it cites for it; none: it just says so. */
  readonly says: string;
  readonly cites?: string;
}

/** The turn of a model that searched the web once and reports what it found. */
export function searchAnswer(pages: readonly Page[], stop_reason = "end_turn"): Answer {
  const results = pages.map(({ url, title }) => ({
    type: "web_search_result",
    url,
    title,
    encrypted_content: "ZW5j",
    page_age: null,
  }));
  const search: readonly Block[] = [
    { type: "server_tool_use", id: "srvtoolu_01", name: "web_search", input: { query: "night trains" } },
    { type: "web_search_tool_result", tool_use_id: "srvtoolu_01", content: results },
  ];
  const report = pages.map(({ url, title, says, cites }): Block => {
    if (cites === undefined) return { type: "text", text: says };
    const citation = { type: "web_search_result_location", url, title, encrypted_index: "aW5k", cited_text: cites };
    return { type: "text", text: says, citations: [citation] };
  });
  return {
    content: [...search, ...report],
    stop_reason,
    usage: { server_tool_use: { web_search_requests: 1, web_fetch_requests: 0 } },
  };
}
