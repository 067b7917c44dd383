import { WebhooksView } from "./ui/webhooks-view.tsx";

export default function WebhooksPage() {
  return <WebhooksView />;
}
