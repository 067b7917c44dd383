// Feelings of which visitors tell beside what they ask, each with a sentence that stands before the answer.

interface Feeling {
  /** Words that tell of the feeling: regular expressions for whole words or phrases, in both languages. */
  words: readonly string[];
  en: string;
  de: string;
}

export const feelings: readonly Feeling[] = [
  {
    words: [
      "(?:i|we)(?:['’]?m| am|['’]?re| are) (?:\\p{L}+ )?(?:stressed|overwhelmed|exhausted|swamped|snowed under|drowning|losing it)",
      "(?:so|totally|completely|really|feeling) (?:stressed|overwhelmed|exhausted|swamped)",
      "drowning in",
      "can['’]?t keep up",
      "at my wits['’]? end",
      "driving (?:me|us) (?:mad|crazy|nuts|up the wall)",
      "over my head",
      "(?:don['’]?t|do not|no idea) (?:even |really )?(?:know )?where to (?:begin|start)",
      "gestresst",
      "überfordert",
      "überlastet",
      "am limit",
      "land unter",
      "über den kopf",
      "(?:komm\\p{L}*|kimm\\p{L}*) (?:\\p{L}+ )?(?:nicht|nimmer|ned|net) (?:mehr )?(?:hinterher|nach|mit)",
      "(?:weiß|weiss|woaß) (?:\\p{L}+ )?(?:nicht|ned|net|nimmer) (?:mehr )?(?:wo (?:ich|i|wir) (?:anfang\\p{L}*|ofang\\p{L}*)|wo anfangen)",
      "in den wahnsinn",
      "nerven liegen blank",
    ],
    en: "That sounds like a lot at once.",
    de: "Das klingt nach viel auf einmal.",
  },
  {
    words: [
      "(?:save|saves|saved|make|makes|made) (?:my|our) (?:life|day|week|weekend|year|sanity)",
      "omg",
      "love (?:it|this|that)",
      "amazing",
      "awesome",
      "brilliant",
      "(?<!not )exactly what (?:i|we) (?:need\\p{L}*|want\\p{L}*|was looking for|were looking for|have been looking for)",
      "genau (?:das|so ?was|sowas) (?:brauch|such|wollt)\\p{L}*(?! (?:ich|wir) (?:nicht|ned|net))",
      "(?:wäre?|war|waar) (?:\\p{L}+ )?(?:ein traum|a traum|genial|der hammer|himmlisch|herrlich|die rettung)",
      "(?:rettet|rettest) (?:mir|uns) (?:\\p{L}+ )?(?:leben|tag|woche)",
      "genial",
      "großartig",
      "begeistert",
    ],
    en: "I am glad to hear that.",
    de: "Das freut mich.",
  },
  {
    words: [
      "(?:useless|stupid|dumb|bloody|rubbish) (?:bot|chat\\p{L}*|thing|machine|program|assistant)",
      "(?:bot|chat\\p{L}*|thing|machine|program|assistant) is (?:\\p{L}+ )?(?:useless|stupid|dumb|rubbish|no help|hopeless)",
      "waste of (?:my )?time",
      "(?:bot|chat|ding|programm|automat) (?:ist|is) (?:\\p{L}+ )?(?:unbrauchbar|nutzlos|dumm|blöd|bled|sinnlos)",
      "(?:blöder|dummer|nutzloser|unbrauchbarer) (?:bot|chat\\p{L}*|automat)",
      "das bringt (?:mir )?(?:doch )?nichts",
      "zeitverschwendung",
    ],
    en: "I am sorry that I have been no help so far.",
    de: "Es tut mir leid, dass ich bisher keine Hilfe war.",
  },
];
