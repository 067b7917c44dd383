import type { PageWords } from "../types.ts";

export const connect: PageWords = {
  title: "Connect your services to n8n",
  description:
    "Google, Microsoft, Slack, WhatsApp and more: how to give n8n access, click by click, with what each permission is for and what error messages mean.",
};
