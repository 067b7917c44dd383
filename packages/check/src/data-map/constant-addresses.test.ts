import { describe, expect, test } from "vitest";
import { readWorkflows } from "../read/read-workflows.ts";
import { withoutSecretsInFile } from "../rules/share/secrets-in-file.ts";
import { dataMapOf } from "./data-map.ts";
import { sample } from "../../../../tests/support/sample.ts";
import { CATALOGS } from "../../../../tests/support/workflow-cases.ts";

// The keys are joined from parts, so that secret scanners do not report this file.
const join = (...parts: string[]) => parts.join("");
const GITHUB = join("ghp_", "a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8");
const TELEGRAM = join("123456789", ":", "AAHdqTcvCH1vGWJxfSeofSAs0K5PALDsawX");
const SLACK = join("T0A1B2C3D/", "B0A1B2C3D/", "a1B2c3D4e5F6g7H8");
const DISCORD = join("123456789012345678/", "a1B2c3D4e5F6g7H8i9J0k1L2");
const API_KEY = join("8adea042", "e0f1dda4f2d7");
const PASSWORD = "hunter2";
const SECRETS = [GITHUB, TELEGRAM, SLACK, DISCORD, API_KEY, PASSWORD];

const AI = "@n8n/n8n-nodes-langchain.";
const NODES: [type: string, typeVersion: number, parameters: (url: string) => object][] = [
  ["n8n-nodes-base.httpRequest", 1, (url) => ({ url })],
  ["n8n-nodes-base.httpRequest", 4.2, (url) => ({ url, method: "POST" })],
  ["n8n-nodes-base.httpRequestTool", 4.2, (url) => ({ url })],
  ["n8n-nodes-base.graphql", 1.1, (endpoint) => ({ endpoint })],
  [`${AI}toolHttpRequest`, 1.1, (url) => ({ url })],
  [`${AI}mcpClientTool`, 1, (sseEndpoint) => ({ sseEndpoint })],
  [`${AI}mcpClientTool`, 1.2, (endpointUrl) => ({ endpointUrl })],
  [`${AI}mcpClient`, 1.1, (endpointUrl) => ({ endpointUrl })],
  [`${AI}lmChatOpenAi`, 1.3, (baseURL) => ({ options: { baseURL } })],
  [`${AI}embeddingsOpenAi`, 1.2, (baseURL) => ({ options: { baseURL } })],
];

const PLACES = [
  ["hooks.slack.com", `/services/${SLACK}`],
  ["discord.com", `/api/webhooks/${DISCORD}`],
  ["api.telegram.org", `/bot${TELEGRAM}/sendMessage`],
  ["API.Example.NET", `/v1?api_key=${API_KEY}&to=https://other.example.net/`],
  ["münchen.example", "/a#b"],
  ["a-b.c_d.example", "?q=a@b.example"],
  ["localhost", ""],
  ["ollama", "/v1"],
  ["192.168.1.4", "/"],
  ["[2001:db8::1]", "/a"],
] as const;

const ADDRESSES = ["http", "https", "HTTPS"].flatMap((scheme) =>
  ["", "user@", `first.last:${PASSWORD}@`, `${GITHUB}@`].flatMap((user) =>
    ["", ":8443"].flatMap((port) =>
      PLACES.map(([host, path]) => ({ host, url: `${scheme}://${user}${host}${port}${path}` })),
    ),
  ),
);

const WRITTEN: [name: string, write: (url: string) => string][] = [
  ["as it is", (url) => url],
  ["behind =", (url) => `=${url}`],
  ["as a text in an expression", (url) => `={{ "${url}" }}`],
  ["as a template string", (url) => `={{ \`${url}\` }}`],
  ["joined from two texts", (url) => `={{ '${url.slice(0, 8)}' + '${url.slice(8)}' }}`],
  ["before a value", (url) => `=${url.replace(/[?#].*/, "")}/{{ $json.id }}`],
  ["as a choice", (url) => `={{ $json.isTest ? "${url}" : "${url}" }}`],
];

function mapOf(type: string, typeVersion: number, parameters: object, place: number) {
  const nodes = [{ name: "Ask", type, typeVersion, position: [0, 0], parameters }];
  const file = readWorkflows(JSON.stringify({ nodes, connections: {} })).workflows?.[0]?.file;
  const catalog = CATALOGS[place];
  if (!file || !catalog) throw new Error("The example is no workflow.");
  return dataMapOf(withoutSecretsInFile(file), catalog);
}

describe.each(NODES)("the constant address of %s@%s", (type, version, parameters) => {
  test.each(WRITTEN)("%s is listed by its host, and never with its secret", (_, write) => {
    for (const place of CATALOGS.keys())
      // One address in seven covers all schemes, users, ports and places, because seven divides none of their numbers.
      for (const { host, url } of sample(ADDRESSES, 7)) {
        const map = mapOf(type, version, parameters(write(url)), place);
        const hosts = new Set(map.receivers.flatMap((one) => one.hosts));
        expect([url, ...hosts]).toEqual([url, host.toLowerCase()]);
        expect(map.unknown).toEqual([]);
        for (const secret of SECRETS) expect(JSON.stringify(map)).not.toContain(secret);
      }
  });
});

test.each([
  "={{ $json.url }}",
  "=https://{{ $json.host }}/a",
  "=https://{{ $json.customer }}.example.com/a",
  "=https://api.{{ $json.region }}.example.com/a",
  "=https://api.example.{{ $json.country }}/a",
  `=https://user:{{ $json["password"] }}@{{ $json.host }}/a`,
  "={{ 'https://' + $json.host }}",
  "=https://example.co{{ $json.tld }}/a",
  "=https://example.co{{ $json.tld }}:8443/a",
])("no host is made up for the computed address %s", (url) => {
  for (const place of CATALOGS.keys()) {
    const { receivers, unknown } = mapOf("n8n-nodes-base.httpRequest", 4.2, { url }, place);
    expect(receivers).toEqual([]);
    expect(unknown).toEqual([expect.stringContaining("is worked out at run time")]);
  }
});

test.each([
  ["=https://api.example.com{{ $json.path }}", "api.example.com"],
  ["=http://localhost:{{ $json.port }}/a", "localhost"],
  [`=https://user:{{ $json["password"] }}@api.example.com/a`, "api.example.com"],
  ["https://api.example.com./a", "api.example.com"],
])("the host in %s is fixed", (url, host) => {
  for (const place of CATALOGS.keys())
    expect(mapOf("n8n-nodes-base.httpRequest", 4.2, { url }, place).receivers).toMatchObject([
      { hosts: [host] },
    ]);
});

const OWN = [
  "localhost",
  "n8n",
  "my-server",
  "example",
  "db_1",
  "0.0.0.0",
  "10.0.0.5",
  "127.0.0.1",
  "127.1.2.3",
  "169.254.1.1",
  "172.16.0.1",
  "172.31.255.254",
  "192.168.178.20",
  "100.64.0.1",
  "100.127.9.9",
  "[::1]",
  "[fd12:3456::1]",
  "[fe80::1]",
  "host.docker.internal",
  "nas.local",
  "n8n.lan",
  "n8n.localhost",
  "router.home.arpa",
];
const OTHERS = [
  "example.com",
  "10.example.com",
  "10.0.0.5.nip.io",
  "172.15.0.1",
  "172.32.0.1",
  "192.169.0.1",
  "100.63.0.1",
  "100.128.0.1",
  "11.0.0.1",
  "[2001:db8::1]",
  "[fabc::1]",
  "localhost.example.com",
  "local.com",
  "mylan.com",
];

test.each([
  ...OWN.map((host) => [host, "own"] as const),
  ...OTHERS.map((host) => [host, "service"] as const),
])("%s is a server of the kind %s", (host, kind) => {
  for (const place of CATALOGS.keys())
    for (const url of [`http://${host}/a`, `=https://a:b@${host}:8080/{{ $json.id }}`])
      expect(mapOf("n8n-nodes-base.httpRequest", 4.2, { url }, place).receivers).toMatchObject([
        { hosts: [host], company: host, kind },
      ]);
});

test("a choice between an own server and a service counts as a service", () => {
  const url = "={{ $json.isTest ? 'http://n8n:5678/a' : 'https://api.example.net/a' }}";
  expect(mapOf("n8n-nodes-base.httpRequest", 4.2, { url }, 0).receivers).toMatchObject([
    { kind: "service" },
  ]);
});
