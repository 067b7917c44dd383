import { z } from "zod";
import { api as labels } from "#content/accounts/api.ts";
import { webhooks } from "#content/accounts/webhooks.ts";
import { brand } from "#content/site/brand.ts";
import { NewNote } from "#features/people/contract.ts";
import { EVENT_TYPES, eventSchema } from "#shared/events.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import { ApiDownload, ApiMessage, ApiPerson, listOf, Problem, type Scope } from "../contract.ts";
import { MAX_ITEMS } from "../limits.ts";

const { operations } = labels.openapi;

export function openApi(origin: string): object {
  return {
    openapi: "3.1.0",
    info: {
      title: interpolate(labels.openapi.title, { name: brand.name }),
      description: labels.openapi.description,
      version: "1",
    },
    servers: [{ url: `${origin}/api/v1` }],
    security: [{ key: [] }],
    paths: {
      "/people": { get: list("listPeople", "people:read", ApiPerson) },
      "/people/{id}/notes": {
        post: {
          ...operation("addNote", "notes:write"),
          parameters: [
            { name: "id", in: "path", required: true, schema: schemaOf(z.uuid()) },
            {
              name: "Idempotency-Key",
              in: "header",
              description: labels.openapi.idempotencyKey,
              schema: schemaOf(z.uuid()),
            },
          ],
          requestBody: { required: true, content: json(NewNote, "input") },
          responses: answers(201, z.object({ person_id: z.uuid() })),
        },
      },
      "/messages": { get: list("listMessages", "messages:read", ApiMessage) },
      "/downloads": { get: list("listDownloads", "downloads:read", ApiDownload) },
    },
    webhooks: Object.fromEntries(
      EVENT_TYPES.map((type) => [
        type,
        {
          post: {
            operationId: type,
            summary: webhooks.types[type],
            security: [],
            requestBody: { content: json(eventSchema(type)) },
            responses: { "2XX": { description: "Taken" } },
          },
        },
      ]),
    ),
    components: { securitySchemes: { key: { type: "http", scheme: "bearer" } } },
  };
}

function operation(name: keyof typeof operations, scope: Scope) {
  return { operationId: name, summary: operations[name], description: labels.scopes[scope] };
}

function list(name: keyof typeof operations, scope: Scope, item: z.ZodType) {
  return {
    ...operation(name, scope),
    parameters: [
      { name: "after", in: "query", schema: { type: "string" } },
      {
        name: "limit",
        in: "query",
        schema: { type: "integer", minimum: 1, maximum: MAX_ITEMS, default: 50 },
      },
    ],
    responses: answers(200, listOf(item)),
  };
}

function answers(status: 200 | 201, answer: z.ZodType) {
  const problem = { "application/problem+json": { schema: schemaOf(Problem) } };
  return {
    [status]: { description: "Done", content: json(answer) },
    default: { description: "A problem (RFC 9457)", content: problem },
  };
}

function json(schema: z.ZodType, io: "input" | "output" = "output") {
  return { "application/json": { schema: schemaOf(schema, io) } };
}

function schemaOf(schema: z.ZodType, io: "input" | "output" = "output"): object {
  const made = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  // Removes `$schema`, because the version of OpenAPI already names the dialect of JSON Schema.
  delete made.$schema;
  return made;
}
