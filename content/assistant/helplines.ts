// Telephone numbers of emergency services and crisis lines, in digits alone. In the chat only these numbers become
// links, so a language model cannot make a link to any other number.
export const helplines: readonly string[] =
  "000 110 111 112 117 133 142 143 811 911 988 999 1450 1737 116016 116117 116123 131114 0800222555 1800737732 08001110111 08001110222 08082000247 18007997233".split(
    " ",
  );
