import { Mail, Workflow } from "lucide-react";
import { useRef, type ReactNode } from "react";
import { Beam, BeamGradients } from "../beam/beam.tsx";
import { runLight } from "../beam/light.ts";
import { Button } from "../button.tsx";
import { Card } from "../layout/card.tsx";
import { Chip, ChipLink } from "../chip.tsx";
import { Container } from "../layout/container.tsx";
import { IconHolder } from "../icon/icon-holder.tsx";
import { Picture } from "../layout/picture.tsx";
import { Skeleton } from "../skeleton.tsx";
import { Spinner } from "../spinner.tsx";
import { ThemeChoice } from "../theme.tsx";
import { Buttons } from "./buttons.tsx";
import { Dialogs } from "./dialogs.tsx";
import { Fields } from "./fields.tsx";

/** /design, in development only: every piece in every state, to be looked at in both themes. */
export default function Showcase() {
  return (
    <Container className="grid gap-14 py-16">
      <h1 className="text-display">
        Every piece, <span className="current">every</span> state
      </h1>
      <Group name="Theme">
        <ThemeChoice name="showcase-theme" words={THEME_WORDS} usual="dark" />
      </Group>
      <Group name="Type">
        <div className="grid gap-3">
          <p className="font-display text-heading font-semibold">Heading</p>
          <p className="font-display text-subheading font-semibold">Subheading</p>
          <p className="font-display text-title font-semibold">Title</p>
          <p className="text-lead text-muted">Lead: what stands below a heading.</p>
          <p>Body: what is read.</p>
          <p className="text-small text-faint">Small: what stands beside it.</p>
        </div>
      </Group>
      <Group name="Buttons">
        <Buttons />
      </Group>
      <Group name="Fields">
        <Fields />
      </Group>
      <Group name="Dialog, sheet, toast">
        <Dialogs />
      </Group>
      <Group name="Cards, chips">
        <Card className="p-6">A card</Card>
        <Card interactive className="p-6">
          A card that can be pressed
        </Card>
        <Chip>Label</Chip>
        <ChipLink to="?chip=all">Filter</ChipLink>
        <ChipLink to="?chip=one" selected>
          Chosen filter
        </ChipLink>
      </Group>
      <Group name="Waiting">
        <Spinner label="Loading" />
        <div className="grid w-60 gap-2">
          <Skeleton className="h-32" />
          <Skeleton className="h-4 w-3/4" />
        </div>
      </Group>
      <Group name="Beam between two icon holders">
        <TwoHolders />
      </Group>
      <Group name="Pictures that fail, square and 16:9">
        {([0, 1, 2] as const).map((variant) => (
          <Picture
            key={`square-${variant}`}
            {...MISSING}
            eager
            shape="square"
            variant={variant}
            className="w-16 rounded-full"
          />
        ))}
        {([0, 1, 2] as const).map((variant) => (
          <Picture
            key={`wide-${variant}`}
            {...MISSING}
            eager
            shape="wide"
            variant={variant}
            className="w-64 rounded-card"
          />
        ))}
      </Group>
    </Container>
  );
}

const THEME_WORDS = { label: "Theme", dark: "Dark", light: "Light", system: "System" };
const MISSING = { src: "/images/there-is-none.svg", alt: "Missing", width: 64, height: 64 };

function Group({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section aria-label={name} className="grid gap-5 border-t border-hairline pt-6">
      <h2 className="text-title text-muted">{name}</h2>
      <div className="flex flex-wrap items-center gap-5">{children}</div>
    </section>
  );
}

function TwoHolders() {
  const between = useRef<HTMLDivElement>(null);
  const run = () => {
    const beam = between.current?.querySelector("[data-beam]");
    if (beam) runLight(beam);
  };
  return (
    <div className="flex w-full max-w-md items-center">
      <IconHolder>
        <Mail aria-hidden />
      </IconHolder>
      <div ref={between} className="relative h-24 grow">
        <BeamGradients />
        <Beam name="showcase" curvature={40} />
      </div>
      <IconHolder>
        <Workflow aria-hidden />
      </IconHolder>
      <Button variant="quiet" onClick={run}>
        Run
      </Button>
    </div>
  );
}
