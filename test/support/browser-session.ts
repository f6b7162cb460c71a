interface Cookie {
  readonly name: string;
  readonly value: string;
  readonly path: string;
}

/** A browser without a window: keeps cookies, sends forms as a page would and follows no redirect by itself. */
export class FormBrowser {
  readonly #origin: string;
  /** By path and name: a cookie of one path does not replace that of another. */
  readonly #cookies = new Map<string, Cookie>();

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** The cookies of every page, as the header says it. */
  get cookie(): string {
    return this.#cookiesFor("/");
  }

  setCookie(name: string, value: string, path = "/"): void {
    this.#cookies.set(`${path} ${name}`, { name, value, path });
  }

  #cookiesFor(address: string): string {
    const [asked = ""] = address.split("?");
    return [...this.#cookies.values()]
      .filter(({ path }) => path === "/" || asked === path || asked.startsWith(`${path}/`))
      .map(({ name, value }) => `${name}=${value}`)
      .join("; ");
  }

  async get(path: string): Promise<Response> {
    return this.#remember(
      await fetch(new URL(path, this.#origin), { headers: { cookie: this.#cookiesFor(path) }, redirect: "manual" }),
    );
  }

  async post(path: string, fields: readonly (readonly [string, string])[], headers: Record<string, string> = {}) {
    const body = new URLSearchParams();
    for (const [name, value] of fields) body.append(name, value);
    const sent = { cookie: this.#cookiesFor(path), origin: this.#origin, "sec-fetch-site": "same-origin", ...headers };
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
      const [, path = "/"] = /; *path=([^;]+)/i.exec(cookie) ?? [];
      if (value === "" || /max-age=0/i.test(cookie)) this.#cookies.delete(`${path} ${name}`);
      else this.setCookie(name, value, path);
    }
    return response;
  }
}
