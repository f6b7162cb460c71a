import type Anthropic from "@anthropic-ai/sdk";
import type { Message } from "@anthropic-ai/sdk/resources/messages";
import type { PlanContext } from "../../planner.ts";
import { ask, type Patience, type Question } from "./ask.ts";
import type { UsageTally } from "./usage.ts";

/** How much of one deck's time a question may take, and how far the deck is while it is answered. */
export interface Occasion {
  /** Of the time that is left, 0…1; all of it by default. */
  readonly shareOfTime?: number;
  readonly heard?: (text: string) => void;
}

/** The exchange with a model about one deck: it knows the time that is left and counts what is used. */
export class Correspondent {
  readonly #client: Anthropic;
  readonly #model: string;
  readonly #tally: UsageTally;
  readonly #context: PlanContext;
  readonly #answerBy: number;
  #fraction = 0;

  constructor(client: Anthropic, tally: UsageTally, context: PlanContext, answerBy: number) {
    this.#client = client;
    this.#model = tally.total.model;
    this.#tally = tally;
    this.#context = context;
    this.#answerBy = answerBy;
  }

  get timeLeftMs(): number {
    return this.#answerBy - Date.now();
  }

  /** Tells how far planning is, 0…1, and what it has used. */
  report(fraction: number): void {
    this.#fraction = fraction;
    this.#context.progress("planning", fraction, this.#tally.total);
  }

  /** Throws `ModelFailure`, and the signal's reason. */
  ask(question: Omit<Question, "model">, { shareOfTime = 1, heard }: Occasion = {}): Promise<Message> {
    const answerBy = this.#answerBy - this.timeLeftMs * (1 - shareOfTime);
    const { signal } = this.#context;
    const spent: Patience["spent"] = (usage) => {
      this.#tally.add(usage);
      this.report(this.#fraction);
    };
    const patience = { signal, answerBy, spent, ...(heard === undefined ? {} : { heard }) };
    return ask(this.#client, { ...question, model: this.#model }, patience);
  }
}
