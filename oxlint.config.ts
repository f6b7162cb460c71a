import { defineConfig } from "oxlint";
import { boundaries } from "./oxlint.boundaries.ts";

const UNTYPED = {
  "typescript/no-unnecessary-condition": "off",
  "typescript/no-unsafe-argument": "off",
  "typescript/no-unsafe-assignment": "off",
  "typescript/no-unsafe-call": "off",
  "typescript/no-unsafe-member-access": "off",
  "typescript/no-unsafe-return": "off",
} as const;

export default defineConfig({
  plugins: ["typescript", "unicorn", "import", "oxc", "promise", "vitest"],
  categories: { correctness: "error", suspicious: "error", perf: "error" },
  rules: {
    "typescript/no-explicit-any": "error",
    "typescript/no-unsafe-argument": "error",
    "typescript/no-unsafe-assignment": "error",
    "typescript/no-unsafe-call": "error",
    "typescript/no-unsafe-member-access": "error",
    "typescript/no-unsafe-return": "error",
    "typescript/no-non-null-assertion": "error",
    "typescript/no-floating-promises": "error",
    "typescript/no-misused-promises": "error",
    "typescript/no-unnecessary-condition": "error",
    // Characters are counted as code points.
    "typescript/no-misused-spread": ["error", { allow: ["string"] }],
    "typescript/only-throw-error": "error",
    "typescript/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
    "typescript/consistent-type-imports": "error",
    "typescript/ban-ts-comment": "error",
    eqeqeq: "error",
    "no-console": "error",
    "no-param-reassign": "error",
    "no-shadow": ["error", { allow: ["_"] }],
    "no-warning-comments": "error",
    "prefer-const": "error",
    "import/no-cycle": "error",
    "max-lines": ["error", { max: 300, skipComments: false }],
    "max-lines-per-function": ["error", { max: 50, skipBlankLines: true, skipComments: true }],
    "vitest/expect-expect": ["error", { assertFunctionNames: ["expect*", "**.waitFor", "page.waitForURL"] }],

    // A second argument names what is being looked at.
    "vitest/valid-expect": ["error", { maxArgs: 2 }],

    // fast-check and zod are used as `fc.…` and `z.…`, as their documentation does.
    "import/no-named-as-default-member": "off",
    // Style sheets and globals are imported for their effect.
    "import/no-unassigned-import": "off",
    // Order matters in most of our loops: pages, slides, files.
    "no-await-in-loop": "off",
    // Values are never changed in place, so copies by spread are the point.
    "oxc/no-map-spread": "off",
    // The compiler's noImplicitReturns says the same without refusing an exhaustive switch.
    "typescript/consistent-return": "off",
    // Objects here are records of closures, not classes: their functions may be taken out.
    "typescript/unbound-method": "off",
    // A small function stands beside its only use.
    "unicorn/consistent-function-scoping": "off",
    // Fresh arrays are sorted and reversed in place.
    "unicorn/no-array-reverse": "off",
    "unicorn/no-array-sort": "off",
  },
  overrides: [
    {
      files: ["src/editor/**"],
      plugins: ["typescript", "unicorn", "import", "oxc", "promise", "react", "jsx-a11y"],
      rules: {
        "react/no-danger": "error",
        "react/rules-of-hooks": "error",
        "jsx-a11y/no-noninteractive-element-to-interactive-role": ["error", { ul: ["listbox"], li: ["option"] }],

        // Keys are handled once for the whole page, not element by element.
        "jsx-a11y/click-events-have-key-events": "off",
        "jsx-a11y/no-noninteractive-element-interactions": "off",
        // What scrolls has to be reachable by keyboard (WCAG 2.1.1).
        "jsx-a11y/no-noninteractive-tabindex": "off",
        // No tag stands for a listbox of pictures, a slide or a layer in full screen.
        "jsx-a11y/prefer-tag-over-role": "off",
        // Signals are written to; the React compiler's rules don't know them.
        "react/immutability": "off",
        // A slide has no other identity than its place.
        "react/no-array-index-key": "off",
        // Preact writes attributes as HTML does, and needs no import for JSX.
        "react/no-unknown-property": "off",
        "react/react-in-jsx-scope": "off",
      },
    },
    { files: ["**/*.mjs", "**/*.cjs"], rules: UNTYPED },
    {
      files: ["test/**", "bench/**"],
      rules: { ...UNTYPED, "max-lines": "off", "max-lines-per-function": "off", "no-console": "off" },
    },
    { files: ["src/database/migrations/**"], rules: { "max-lines": "off", "max-lines-per-function": "off" } },
    ...boundaries,
  ],
  ignorePatterns: ["dist", "node_modules", "out"],
});
