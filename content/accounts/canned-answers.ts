// Answers that staff can start from. Placeholders: {name} and {company} of the sender (braces without
// a value stay empty), {booking}: the address to book a call, {brand}: our name, {staff}: the part
// before the @ in the answering person's address.

export const cannedAnswers: readonly { title: string; text: string }[] = [
  {
    title: "Offer a call",
    text: `Hello {name},

thank you for your message. The quickest way to an answer is a call: please pick a time that suits you.

{booking}

Kind regards,
{staff}
{brand}`,
  },
  {
    title: "Ask for details",
    text: `Hello {name},

thank you for your message. So that we can say what it takes, please tell us three things: which programs you use today, how often the task comes up in a week, and what should be there in the end.

Kind regards,
{staff}
{brand}`,
  },
  {
    title: "Not our field",
    text: `Hello {name},

thank you for your message. This is not something we do well, so we would rather say so than try. We wish you good luck with it.

Kind regards,
{staff}
{brand}`,
  },
  {
    title: "We are on it",
    text: `Hello {name},

thank you for your message. We are looking into it and come back to you within two working days.

Kind regards,
{staff}
{brand}`,
  },
];
