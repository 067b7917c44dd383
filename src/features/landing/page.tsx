import { data, redirect, useSearchParams } from "react-router";
import { contact } from "#content/landing/contact.ts";
import { files as fileLabels } from "#content/site/files.ts";
import { worth } from "#content/landing/worth.ts";
import { home } from "#content/pages/home.ts";
import { useFocusOnSection } from "#client/navigation/section-navigation.ts";
import { staticIsland } from "#delivery/islands/static-island.tsx";
import { entryOfForm } from "#features/analytics/server/service.ts";
import { FINDINGS_QUERY } from "#features/checkup/contract.ts";
import {
  ContactMessage,
  errorsByField,
  type FieldErrors,
  type FormAnswer,
} from "#features/contact/contract.ts";
import { lastLibraryFacts, libraryFacts } from "#features/showcase/server/service.ts";
import { admitFiles, contentKey, receiveMessage } from "#features/contact/server/service.ts";
import { templateLink } from "#features/templates/server/service.ts";
import {
  isFormWithFiles,
  readFiles,
  readForm,
  type UploadedFile,
} from "#platform/http/body/read-files.ts";
import type { Platform } from "#platform/platform.ts";
import { requestContext } from "#platform/http/context.ts";
import { asRefusal, refusalStatus } from "#platform/http/errors/errors.ts";
import { Container } from "#design/layout/container.tsx";
import { CACHE_PAGE } from "#delivery/cache/response-cache.ts";
import { FILES } from "#shared/uploads.ts";
import { pageMeta } from "#shared/seo/page-meta.ts";
import type { Route } from "./+types/page";
import { useHeroMotion } from "./ui/motion/hero-motion.ts";
import { usePageMotion } from "./ui/motion/motion.ts";

const Hero = staticIsland("landing", () => import("./ui/hero/hero.tsx"));

const Library = staticIsland(
  "workflows",
  () => import("#features/showcase/ui/library-section.tsx"),
  { wakes: true },
);

const Rest = staticIsland("landing-rest", () => import("./ui/rest.tsx"));

const Worth = staticIsland("landing-worth", () => import("#features/worth/ui/worth-section.tsx"), {
  wakes: true,
});

const Answers = staticIsland("landing-answers", () => import("./ui/answers.tsx"));

const ContactHead = staticIsland("contact-head", () => import("./ui/contact-head.tsx"));

const Contact = staticIsland(
  "get-in-touch",
  () => import("#features/contact/ui/contact-form.tsx"),
  { wakes: true },
);

/** Query parameters that fill in a form for one visitor. A page with one of them must not be cached. */
const FORM_PARAMETERS = ["searched", "template", ...Object.keys(worth.fields)];

/** If the database fails, the page shows the facts about the template library that the server read last. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { platform } = context.get(requestContext);
  const { searchParams } = new URL(request.url);
  const slug = searchParams.get("template");
  const isOwn = FORM_PARAMETERS.some((name) => searchParams.has(name));
  const template = slug === null ? undefined : await askedTemplate(platform, slug);
  try {
    const library = await libraryFacts(platform);
    return data(
      { library, template, ...about() },
      { headers: isOwn ? {} : { [CACHE_PAGE]: "library" } },
    );
  } catch (error) {
    if (!asRefusal(error, { method: request.method, log: platform.log })) {
      platform.log.error({ err: error }, "library on the landing page");
    }
    return data({ library: lastLibraryFacts(platform), template, ...about() });
  }
}

/** Returns the page's title and description. Staff can change the figures in them, so each call reads them anew. */
function about() {
  const { title, description } = home;
  return { title, description };
}

/**
 * Returns the link to the template about which the visitor wants to write. If the database fails, the contact form does
 * not mention the template.
 */
async function askedTemplate(platform: Platform, slug: string) {
  try {
    return await templateLink(platform, slug);
  } catch (error) {
    platform.log.warn({ err: error }, "template in the contact form");
    return undefined;
  }
}

/** When a visitor follows a link to this page, the browser loads the code of all sections before it shows the page. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const parts = [Hero, Library, Rest, Worth, ContactHead, Contact, Answers].map((part) =>
    part.load(),
  );
  const [loaded] = await Promise.all([serverLoader(), ...parts]);
  return loaded;
}

// Links within this page change only the URL's query and fragment. The page's data does not depend on these, so it is
// not loaded again.
export const shouldRevalidate = () => false;

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return [];
  const { title, description } = loaderData;
  return pageMeta({ origin: matches[0].loaderData.origin, path: "/", title, description });
};

export async function action({ request, context }: Route.ActionArgs) {
  const { platform, address, origin } = context.get(requestContext);
  let values: Record<string, string> = {};
  let files: UploadedFile[] = [];
  const again = (status: number, error: string, fields: FieldErrors = {}) => {
    // Browsers do not keep chosen files after a form was sent. The form therefore asks the visitor to choose them
    // again.
    const chosen = files.length > 0 && { [FILES]: fileLabels.problems.again };
    return data<FormAnswer>({ values, error, fields: { ...chosen, ...fields } }, { status });
  };
  const refused = (error: unknown) => {
    const refusal = asRefusal(error, { method: request.method, log: platform.log });
    if (refusal) return again(refusalStatus(refusal), refusal.message, refusal.fields);
    platform.log.error({ err: error }, "contact form");
    return again(500, contact.form.errors.other);
  };

  try {
    if (isFormWithFiles(request.headers)) await admitFiles(platform, address);
    const form = await readForm(request);
    values = Object.fromEntries(
      [...form].filter((entry): entry is [string, string] => typeof entry[1] === "string"),
    );
    files = await readFiles(form);
  } catch (error) {
    return refused(error);
  }
  const parsed = ContactMessage.safeParse(values);
  if (!parsed.success) {
    const fields = errorsByField(parsed.error);
    return again(422, Object.values(fields)[0] ?? contact.form.errors.failed, fields);
  }
  try {
    const key = contentKey(parsed.data, address, files);
    const entry = entryOfForm(request.headers, origin);
    await receiveMessage(platform, parsed.data, { address, key, entry, files });
  } catch (error) {
    return refused(error);
  }
  return redirect("/?sent=1#contact", 303);
}

export default function Landing() {
  const [query] = useSearchParams();
  useFocusOnSection();
  useHeroMotion();
  usePageMotion();
  return (
    <div data-wired className="wired">
      <Hero />
      <div className="wire">
        <Library />
        <div className="below [--below:49rem]">
          <Worth />
        </div>
        <div className="below [--below:265rem]">
          <Rest />
        </div>
      </div>
      <section
        id="contact"
        tabIndex={-1}
        aria-labelledby="contact-heading"
        className="below overflow-clip py-section"
      >
        <Container className="two-columns contact-grid">
          <ContactHead />
          {/* Only the browser has the findings of the check-up, so the form is hydrated at once. */}
          <Contact now={query.has(FINDINGS_QUERY.name)} />
          <Answers />
        </Container>
      </section>
    </div>
  );
}
