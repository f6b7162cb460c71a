/** A browser without a window: keeps cookies, sends forms as a page would and follows no redirect by itself. */
export class FormBrowser {
  readonly #origin: string;
  readonly #cookies = new Map<string, string>();

  constructor(origin: string) {
    this.#origin = origin;
  }

  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  setCookie(name: string, value: string): void {
    this.#cookies.set(name, value);
  }

  async get(path: string): Promise<Response> {
    return this.#remember(
      await fetch(new URL(path, this.#origin), { headers: { cookie: this.cookie }, redirect: "manual" }),
    );
  }

  async post(path: string, fields: readonly (readonly [string, string])[], headers: Record<string, string> = {}) {
    const body = new URLSearchParams();
    for (const [name, value] of fields) body.append(name, value);
    const sent = { cookie: this.cookie, origin: this.#origin, "sec-fetch-site": "same-origin", ...headers };
    return this.#remember(
      await fetch(new URL(path, this.#origin), { method: "POST", body, headers: sent, redirect: "manual" }),
    );
  }

  /** Loads a page and sends its first form that goes to `action` (the page's own path unless told otherwise). */
  async submit(path: string, fields: Readonly<Record<string, string>>, action = path.split("?")[0] ?? path) {
    const page = await (await this.get(path)).text();
    const form = page.split("<form").find((part) => part.includes(`action="${action}"`)) ?? "";
    const hidden = [...form.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)].map(
      ([, name = "", value = ""]) => [name, value.replaceAll("&amp;", "&")] as const,
    );
    return this.post(action, [...hidden, ...Object.entries(fields)]);
  }

  #remember(response: Response): Response {
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === "" || /max-age=0/i.test(cookie)) this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    return response;
  }
}
