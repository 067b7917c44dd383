import { chat } from "#content/assistant/chat.ts";

export function Starters({ page, onAsk }: { page: string; onAsk: (question: string) => void }) {
  return (
    <ul className="mt-5 mr-9 flex flex-col items-start gap-2 min-[30rem]:ml-12">
      {chat.starters[kindOf(page)].map((question) => (
        <li key={question}>
          <button
            type="button"
            onClick={() => onAsk(question)}
            className="min-h-11 rounded-card border border-edge px-3.5 py-2 text-left text-small text-text transition-colors hover:border-text hover:bg-raised"
          >
            {question}
          </button>
        </li>
      ))}
    </ul>
  );
}

function kindOf(page: string): keyof typeof chat.starters {
  if (/^\/templates\/[^/]+/.test(page)) return "template";
  return page.startsWith("/templates") ? "templates" : "default";
}
