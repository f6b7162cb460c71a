/** The same question, answered from memory where it was asked of a text before. */
export function remembered<Answer>(ask: (text: string) => Answer): (text: string) => Answer {
  const answers = new Map<string, Answer>();
  return (text) => {
    const known = answers.get(text);
    if (known !== undefined) return known;
    const answer = ask(text);
    answers.set(text, answer);
    return answer;
  };
}

/** The same for questions about a text and something else of a few kinds, such as a list of words. */
export function rememberedFor<Kind, Answer>(
  ask: (kind: Kind, text: string) => Answer,
): (kind: Kind, text: string) => Answer {
  const asked = new Map<Kind, (text: string) => Answer>();
  return (kind, text) => {
    const known = asked.get(kind);
    if (known !== undefined) return known(text);
    const made = remembered((of) => ask(kind, of));
    asked.set(kind, made);
    return made(text);
  };
}

/** The same for questions about a text in a context: what is remembered lives as long as that, a document's rules say. */
export function rememberedIn<Context extends object, Answer>(
  ask: (text: string, context: Context) => Answer,
): (text: string, context: Context) => Answer {
  const asked = new WeakMap<Context, (text: string) => Answer>();
  return (text, context) => {
    const known = asked.get(context);
    if (known !== undefined) return known(text);
    const made = remembered((of) => ask(of, context));
    asked.set(context, made);
    return made(text);
  };
}
