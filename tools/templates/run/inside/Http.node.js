import { createRequire } from "node:module";
import { putOnTheWire } from "./on-the-wire.js";

const { HttpRequest } = createRequire(process.argv[1])(
  "n8n-nodes-base/dist/nodes/HttpRequest/HttpRequest.node.js",
);

/**
 * n8n's own HTTP Request node with two changes. It sends all requests to a local server, which gives the answers that
 * the test case contains. It sends them without credentials.
 */
export class Http extends HttpRequest {
  constructor() {
    super();
    putOnTheWire(
      this,
      "http",
      ({ origin, key }, context) => ({
        getNodeParameter: (name, ...rest) => {
          const value = context.getNodeParameter(name, ...rest);
          return name === "url" ? `${origin}/${key}/${value}` : value;
        },
        getCredentials: async () => ({}),
        helpers: {
          ...context.helpers,
          requestWithAuthentication: async (_type, request) => context.helpers.request(request),
          requestWithAuthenticationPaginated: (request, index, pages, _type, ...rest) =>
            context.helpers.requestWithAuthenticationPaginated.call(
              context,
              request,
              index,
              pages,
              undefined,
              ...rest,
            ),
        },
      }),
      (given) => given,
    );
  }
}
