import { contact, serviceOptions } from "#content/landing/contact.ts";
import { industries } from "#content/landing/industries.ts";
import { services } from "#content/landing/services.ts";
import { FINDINGS_QUERY } from "#features/checkup/contract.ts";
import type { TemplateLink } from "#features/templates/contract.ts";
import { entriesIn, formatNumber, numbersIn, WORTH_FIELDS } from "#features/worth/client/worth.ts";
import { MAX_SEARCH } from "#features/templates/limits.ts";
import { formatMoney } from "#shared/text/format-money.ts";
import { interpolate } from "#shared/text/interpolate.ts";
import type { FormValues } from "./form-values.ts";

const { form } = contact;

const VERSION = /^\d{1,4}(?:\.\d{1,4}){2}$/;

type Suggestion = Partial<FormValues> & {
  note?: string;
};

/**
 * Returns the values with which the form begins, by the query of the link that led to the form.
 * @param findings - findings of the workflow check-up as sentences, from the storage of the browser tab
 */
export function suggestionIn(
  query: URLSearchParams,
  template?: TemplateLink,
  findings = "",
): Suggestion {
  const version = query.get("problem");
  if (template && version && VERSION.test(version)) {
    const { note, message } = form.problem;
    const values = { title: template.title, version };
    return { note, message: interpolate(message, values) };
  }
  if (template) {
    const { note, message } = form.template;
    return { note, service: "workflow", message: interpolate(message, template) };
  }
  const counted = numbersIn(entriesIn(query));
  if (counted && WORTH_FIELDS.every((name) => query.has(name))) {
    const values = {
      cases: formatNumber(counted.cases),
      minutes: formatNumber(counted.minutes),
      cost: formatMoney(counted.cost),
    };
    const { note, message } = form.worth;
    return { note, message: interpolate(message, values) };
  }
  if (query.get(FINDINGS_QUERY.name) === FINDINGS_QUERY.value) {
    const { note, message } = form.findings;
    return {
      note,
      service: "workflow",
      ...(findings && { message: interpolate(message, { findings }) }),
    };
  }
  const solution = solutionOf(query.get("about"));
  const searched = query.get("searched")?.slice(0, MAX_SEARCH);
  const service = solution?.service ?? query.get("service");
  const option = serviceOptions.find(({ value }) => value === service);
  const about = solution?.name ?? option?.label;
  const message = solution
    ? interpolate(solution.service ? form.about.message : form.about.industry, {
        about: solution.name,
      })
    : searched && interpolate(form.searched, { searched });
  return {
    ...(option && { service: option.value }),
    ...(about && { note: solution ? form.about.begun : interpolate(form.about.note, { about }) }),
    ...(message && { message }),
  };
}

function solutionOf(slug: string | null): { name: string; service?: string } | undefined {
  const service = services.find((one) => one.slug === slug);
  if (service) return { name: service.title, service: service.contactOption };
  return industries.find((one) => one.slug === slug);
}
