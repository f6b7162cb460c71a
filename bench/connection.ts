import { connect, type Socket } from "node:net";

export interface RawAnswer {
  readonly status: number;
  /** Head and body as they came, chunk sizes included. */
  readonly text: string;
}

const HEAD_END = "\r\n\r\n";
const LAST_CHUNK = "0\r\n\r\n";

/**
 * One keep-alive HTTP/1.1 connection that brings one call after another and reads no more of an answer than where it
 * ends. A full client takes about as much of the processor as the servers it is to measure, on the same cores.
 */
export class Connection {
  readonly #socket: Socket;
  #received = "";
  #settle: { readonly resolve: (answer: RawAnswer) => void; readonly reject: (error: Error) => void } | undefined;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.setNoDelay(true).setEncoding("latin1");
    socket.on("data", (part: string) => this.#read(part));
    socket.on("error", (error) => this.#settle?.reject(error));
    socket.on("close", () => this.#settle?.reject(new Error("the server closed the connection")));
  }

  static async open({ hostname, port }: URL): Promise<Connection> {
    const socket = connect(Number(port), hostname);
    await new Promise((resolve, reject) => socket.once("connect", resolve).once("error", reject));
    return new Connection(socket);
  }

  /** `request`: the whole of it, as it goes over the wire. One at a time. */
  call(request: string): Promise<RawAnswer> {
    return new Promise((resolve, reject) => {
      this.#settle = { resolve, reject };
      this.#socket.write(request);
    });
  }

  close(): void {
    this.#socket.destroy();
  }

  #read(part: string): void {
    this.#received += part;
    const text = this.#received;
    if (!isWhole(text)) return;
    this.#received = "";
    this.#settle?.resolve({ status: Number(text.slice("HTTP/1.1 ".length, "HTTP/1.1 200".length)), text });
  }
}

function isWhole(text: string): boolean {
  const head = text.indexOf(HEAD_END);
  if (head < 0) return false;
  const length = /^content-length: *(\d+)/im.exec(text.slice(0, head))?.[1];
  return length === undefined ? text.endsWith(LAST_CHUNK) : text.length >= head + HEAD_END.length + Number(length);
}
