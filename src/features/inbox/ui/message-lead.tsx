import { useState } from "react";
import { people as labels } from "#content/accounts/people.ts";
import { accountFetch } from "#features/auth/client/session/account-fetch.ts";
import { retryApart } from "#features/back-office/client/retry-apart.ts";
import type { PersonDetails } from "#features/people/contract.ts";
import { LeadForm } from "#features/people/client/lead-form.tsx";
import { toast } from "#design/overlay/toast.tsx";
import type { MessageDetails } from "../views.ts";

type Props = { personId: string } & NonNullable<MessageDetails["lead"]>;

export function MessageLead({ personId, lead, version }: Props) {
  const [saved, setSaved] = useState<PersonDetails["person"]>();
  // Shows what this form saved last, unless the page has since loaded a newer version from somebody else.
  const shown = saved && saved.version >= version ? saved : { lead, version };
  return (
    <section className="border-t border-hairline pt-8">
      <h2 className="mb-4 text-title">{labels.lead.title}</h2>
      <LeadForm
        {...shown}
        onSave={async (json) => {
          const path = `/api/admin/people/${personId}`;
          const send = (newest?: number) =>
            accountFetch<PersonDetails>(`${path}/lead`, {
              method: "PATCH",
              json: { ...json, ...(newest && { version: newest }) },
            });
          const { person } = await retryApart<PersonDetails, PersonDetails>(send, {
            path,
            seen: shown.lead,
            partOf: (present) => present.person.lead,
            versionOf: (present) => present.person.version,
          });
          setSaved(person);
          toast(labels.lead.saved);
        }}
      />
    </section>
  );
}
