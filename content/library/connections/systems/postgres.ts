import { n8nDocs, type Connection } from "../connection.ts";

const DOCS = n8nDocs("postgres");

export const postgres: Connection = {
  slug: "postgres",
  name: "Postgres",
  summary: "Lets n8n read from, or write into, a PostgreSQL database with a user of its own.",
  minutes: 20,
  checked: "2026-11-21",
  before: {
    account:
      "A PostgreSQL database, your own or at a host such as Supabase, Neon or a cloud provider. A knowledge base needs the extension `vector`, which most hosts have.",
    person: "Whoever administers the database. Show them this page.",
    monthly: "what your host takes for the database, or free on your own server",
    cost: "What your host takes for the database.",
    ready: "Host, port, name of the database, and the right to make a user.",
  },
  credentials: [
    {
      type: "postgres",
      label: "Postgres",
      docs: DOCS,
      rights: [
        { name: "CONNECT", why: "Sign in to this one database." },
        {
          name: "USAGE on the schema, SELECT on the tables",
          why: "Read. Enough for checks and for questions to a knowledge base.",
        },
        {
          name: "CREATE on the schema",
          why: "Make a table. Only for the template that fills a knowledge base, which then owns it.",
        },
      ],
    },
  ],
  steps: [
    {
      title: "Make a user for n8n",
      actions: [
        "As administrator of the database: `create role n8n login password '…';` with a long password of its own.",
        "Let it in: `grant connect on database shop to n8n; grant usage on schema public to n8n;`",
        "For reading: `grant select on all tables in schema public to n8n; alter default privileges in schema public grant select on tables to n8n;` The second line is for tables that come later.",
        "For a knowledge base, instead: `create extension if not exists vector; grant create on schema public to n8n;`",
      ],
    },
    {
      title: "Open the way",
      actions: [
        "The database has to accept connections from where n8n runs. At a host, add n8n’s address to the allowed addresses (*network restrictions*, *IP allow list*). Never open it to everyone without a password and SSL.",
        "On the same machine in Docker the host is not `localhost` but the name of the database’s container, or `host.docker.internal`.",
        "If the host offers a *pooler* with an address of its own and n8n has only IPv4, use the pooler’s *session* mode.",
      ],
    },
    {
      title: "Enter it in n8n",
      actions: [
        "Open a Postgres step and choose *Create new credential*.",
        "*Host*, *Database*, *User* (`n8n`), *Password*, *Port* (mostly `5432`).",
        "*SSL*: *Require* for every database that is reached over the internet. *Disable* only within one machine or a private network.",
        "*Maximum Number of Connections*: `10` is plenty; small databases allow few. Press *Save*.",
      ],
    },
  ],
  test: [
    "n8n says *Connection tested successfully*.",
    "In a Postgres step the list of tables shows yours.",
  ],
  problems: [
    {
      message: "connect ECONNREFUSED",
      answer:
        "Nothing listens there: wrong host or port, or `localhost` from inside a container (step 2).",
    },
    {
      message: "Timeout, ETIMEDOUT or ENETUNREACH",
      answer:
        "A firewall is between, n8n’s address is not allowed, or the host has only IPv6: use its pooler.",
    },
    {
      message: "password authentication failed for user",
      answer:
        "User or password is wrong. Some poolers want the user with the project’s name behind a dot: `n8n.abcdef`.",
    },
    {
      message: "no pg_hba.conf entry for host … no encryption",
      answer: "The server insists on SSL. Set *SSL* to *Require*.",
    },
    {
      message: "self-signed certificate in certificate chain",
      answer:
        "The host signs its own certificates. *Ignore SSL Issues* connects without checking who answers: acceptable within a private network only. Better give n8n the host’s certificate (`NODE_EXTRA_CA_CERTS`).",
    },
    {
      message: "permission denied for table (or schema)",
      answer:
        "A grant of step 1 is missing, or the table was made later by somebody else. Repeat it.",
    },
    {
      message: "type vector does not exist, or extension is not available",
      answer:
        "An administrator has to run `create extension vector;` once in this very database. If it is not available, ask the host or take a newer version.",
    },
    {
      message: "remaining connection slots are reserved, or too many clients",
      answer: "Lower *Maximum Number of Connections* in the credential.",
    },
  ],
  sources: [{ title: "n8n: Postgres credentials", url: DOCS }],
};
