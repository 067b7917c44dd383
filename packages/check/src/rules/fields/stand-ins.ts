import { kindOf } from "../../code/syntax.ts";
import type { Rule } from "../rule.ts";
import { inField, shortened } from "../wording.ts";

export const standInLeft: Rule = {
  id: "stand-in-left",
  whenReached: true,
  level: "will-not-run",
  profiles: ["runs"],
  check: (subject) =>
    subject.steps.flatMap((node) =>
      subject.textsOf(node).flatMap((text) => {
        const found = STAND_IN.exec(text.value);
        const standIn = found?.[0];
        const isFallback = /(?:\|\||\?\?)\s{0,9}["'`]$/.test(
          text.value.slice(0, found?.index).slice(-12),
        );
        if (
          standIn === undefined ||
          isFallback ||
          kindOf(text) === "script" ||
          MAY_STAY.test(text.key) ||
          INNER_ID.test(text.path)
        )
          return [];
        return inField(
          node,
          text.path,
          `still holds ${shortened(standIn)} instead of a value of your own, so it does not work yet.`,
        );
      }),
    ),
  together: (count, nodes) =>
    `${count} fields still hold stand-ins such as YOUR_API_KEY (${nodes}), so the steps work only after you have put your own values in.`,
  mend: "Put your own value there; keys and passwords belong into a credential.",
};

export const STAND_IN =
  /<__PLACEHOLDER_VALUE__[^>]{0,200}>|\bYOUR[_-][A-Z0-9]+(?:[_-][A-Z0-9]+){0,8}\b|\b(?:REPLACE|INSERT|ENTER)_[A-Z][A-Z0-9_]{1,60}|<(?:YOUR|INSERT|REPLACE|your)\b[^<>{}\n]{0,40}>|\byour(?:[-_][a-z0-9]{1,30}){0,6}[-_](?:id|key|token|secret|here)\b|\byour[-_.]?\w{0,20}@[\w-]{1,40}\.\w+|\byour[-_](?:domain|company|site|server|shop|store|instance)\b[\w-]{0,20}\.\w+/;

/**
 * Matches the names of fields in which a placeholder does no harm: text for people or an AI, paths, and names that n8n
 * stores beside ids.
 */
const MAY_STAY =
  /^(?:cachedResult.*|path|name|text|message|content|subject|systemMessage|prompt|html|css|customCss|placeholder|fieldLabel|description|.*Description|jsonSchemaExample|inputSchema|leftValue|rightValue|value1|value2|notice|outputKey)$/;
/**
 * Matches the path of the id that n8n itself gives to each condition and each assignment. This id is no placeholder.
 */
const INNER_ID = /s\[\d+\]\.id$/;
