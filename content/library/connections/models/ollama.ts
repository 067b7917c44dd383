import { n8nDocs, type Connection } from "../connection.ts";

const DOCS = n8nDocs("ollama");

export const ollama: Connection = {
  slug: "ollama",
  name: "Ollama",
  title: "Connect a model of your own with Ollama",
  summary:
    "Lets n8n use a language model that runs on your own machine, so that texts never leave the house.",
  minutes: 30,
  checked: "2026-11-21",
  before: {
    account: "None. Ollama is a program that you install.",
    person:
      "Somebody who may install programs on the machine, and open a port within your network if n8n runs on another one.",
    monthly: "nothing beyond the machine and its electricity",
    cost: "Nothing but the machine and its electricity. A model with 8 billion parameters wants about 16 GB of memory; without a graphics card an answer takes minutes rather than seconds.",
    ready:
      "n8n on a server of your own, in the same network. n8n Cloud cannot reach a machine in your house.",
  },
  credentials: [
    {
      type: "ollamaApi",
      label: "Ollama",
      docs: DOCS,
      rights: [
        {
          name: "Everything",
          why: "Ollama asks nobody for a password: whoever reaches its port may use, fetch and delete models. So let n8n alone reach it.",
        },
      ],
    },
  ],
  steps: [
    {
      title: "Install Ollama and fetch a model",
      actions: [
        "Install it from [ollama.com/download](https://ollama.com/download). It starts by itself.",
        "In a terminal on that machine run `ollama pull` with the model that the template names, such as `ollama pull llama3.1:8b`. That takes some gigabytes, once.",
        "Try it: `ollama run llama3.1:8b` and write a sentence. Leave with `/bye`.",
        "Ollama also offers models that run at ollama.com; their names contain `cloud`. To shut them out, set `OLLAMA_NO_CLOUD=1` in the way of the next step.",
      ],
    },
    {
      title: "Let n8n reach it",
      actions: [
        "**Both on one machine without Docker:** nothing to do.",
        "**n8n in Docker, Ollama beside it:** Docker Desktop knows the machine as `host.docker.internal`. On a Linux server start n8n with `--add-host=host.docker.internal:host-gateway`, or write that into the compose file under `extra_hosts`.",
        '**Ollama on another machine, or beside Docker on Linux:** by default it answers its own machine only. Set `OLLAMA_HOST` to `0.0.0.0:11434`: on Linux with `systemctl edit ollama.service` the lines `[Service]` and `Environment="OLLAMA_HOST=0.0.0.0:11434"`, then `systemctl daemon-reload` and `systemctl restart ollama`; on Windows as an environment variable of your account; on a Mac with `launchctl setenv OLLAMA_HOST 0.0.0.0:11434`. Then start Ollama anew.',
        "In the firewall allow port 11434 for n8n’s machine alone. It must never be open to the internet.",
      ],
    },
    {
      title: "Enter it in n8n",
      actions: [
        "Open the step with the model and choose *Create new credential*.",
        "*Base URL*: `http://localhost:11434` on one machine, `http://host.docker.internal:11434` from Docker, or the other machine’s address, such as `http://192.168.1.20:11434`. No slash at the end.",
        "Leave *API Key* empty. It is for Ollama behind a proxy that asks for one. Press *Save*.",
        "In the step choose the model you have fetched.",
      ],
    },
  ],
  test: [
    "n8n says *Connection tested successfully*.",
    "The list *Model* in the step shows what `ollama list` shows.",
    "Press *Execute step*. The first answer takes longest: the model is loaded into memory, and leaves it after five minutes without work.",
  ],
  problems: [
    {
      message: "connect ECONNREFUSED 127.0.0.1:11434 or ::1:11434",
      answer:
        "Inside Docker, `localhost` is n8n’s container: use `host.docker.internal`. Without Docker write `127.0.0.1` instead of `localhost`, or Ollama is not running.",
    },
    {
      message: "connect ECONNREFUSED at another address, or a timeout",
      answer:
        "Ollama answers its own machine only (`OLLAMA_HOST` is missing, or Ollama was not started anew), or a firewall is between.",
    },
    {
      message: "getaddrinfo ENOTFOUND host.docker.internal",
      answer: "On Linux this name has to be added: step 2.",
    },
    {
      message: "model … not found, or the list of models is empty",
      answer:
        "It was not fetched on this machine, or under another name. Compare with `ollama list`; the part behind the colon counts.",
    },
    {
      message: "model requires more system memory than is available",
      answer: "Take a smaller model, close other programs, or lower *Context Length* in the step.",
    },
    {
      message: "The answer ignores the end or the beginning of a long text",
      answer:
        "The text was longer than the model’s window, which Ollama mostly sets to 4,096 tokens, and was cut without a word. Raise *Context Length* in the step; it costs memory.",
    },
    {
      message: "503, or every answer takes minutes",
      answer:
        "Too many requests wait, or the model runs on the processor alone: `ollama ps` says which. Let items run one after the other.",
    },
  ],
  sources: [
    { title: "n8n: Ollama credentials", url: DOCS },
    { title: "Ollama: n8n", url: "https://docs.ollama.com/integrations/n8n" },
    { title: "Ollama: questions and answers", url: "https://docs.ollama.com/faq" },
  ],
};
