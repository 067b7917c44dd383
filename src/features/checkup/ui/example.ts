/** A small workflow with problems, for visitors who have no workflow file at hand. */
export const exampleWorkflow = JSON.stringify({
  name: "Thank new customers",
  nodes: [
    {
      name: "New order",
      type: "n8n-nodes-base.webhook",
      typeVersion: 2,
      position: [0, 0],
      parameters: { httpMethod: "POST", path: "new-order", responseMode: "responseNode" },
    },
    {
      name: "Is it large?",
      type: "n8n-nodes-base.if",
      typeVersion: 2.2,
      position: [224, 0],
      parameters: {
        conditions: {
          options: { caseSensitive: true, typeValidation: "strict", version: 2 },
          combinator: "and",
          conditions: [
            {
              id: "1",
              leftValue: "={{ $('Order form').item.json.total }}",
              rightValue: 500,
              operator: { type: "number", operation: "gt" },
            },
          ],
        },
      },
    },
    {
      name: "Thank the customer",
      type: "n8n-nodes-base.gmail",
      typeVersion: 2.1,
      position: [448, -96],
      parameters: {
        sendTo: "={{ $json.body.email }}",
        subject: "Thank you, {{ $json.body.name }}",
        message: "=<p>{{ $json.body.note }}</p>",
        options: {},
      },
      retryOnFail: true,
    },
    {
      name: "Tell sales",
      type: "n8n-nodes-base.slack",
      typeVersion: 2.3,
      position: [448, 96],
      parameters: {
        select: "channel",
        channelId: { __rl: true, mode: "name", value: "#sales" },
        text: "=New order of {{ $json.body.total }}",
        otherOptions: {},
      },
    },
  ],
  connections: {
    "New order": { main: [[{ node: "Is it large?", type: "main", index: 0 }]] },
    "Is it large?": {
      main: [
        [{ node: "Thank the customer", type: "main", index: 0 }],
        [{ node: "Tell the sales team", type: "main", index: 0 }],
      ],
    },
  },
});
