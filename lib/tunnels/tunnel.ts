/** A step of a tunnel: what it asks for, and when it is asked. The steps of a tunnel are a list of such facts. */
export interface TunnelStep<Values, Context = void, Slug extends string = string> {
  /** Its place in the address. */
  readonly slug: Slug
  readonly asks: readonly (keyof Values)[]
  /** The answers that cannot be left empty. */
  readonly required?: readonly (keyof Values)[]
  /** Whether the answers, as typed, make the step appear; always, when left out. */
  readonly isShown?: (values: Values, context: Context) => boolean
}

type Slugged<Slug extends string> = { readonly slug: Slug }

/** The slug of the synthesis, which comes after all steps. */
export const synthesis = 'complet'
export type Synthesis = typeof synthesis

/** The steps that these answers call for, in order, without the synthesis. */
export const shownSteps = <Values, Context, Step extends TunnelStep<Values, Context>>(
  steps: readonly Step[],
  values: Values,
  context: Context,
): Step[] => steps.filter(({ isShown }) => isShown?.(values, context) ?? true)

/** The slug of an address; the first one for a slug that is missing, unknown, or of a step that is not asked. */
export const slugAt = <Slug extends string>(steps: readonly Slugged<Slug>[], slug: string | null): Slug | Synthesis =>
  slug === synthesis ? synthesis : ((steps.find(step => step.slug === slug) ?? steps[0])?.slug ?? synthesis)

/** Where who comes back goes on: after the step that was left last, or at the synthesis. */
export function slugToResume<Slug extends string>(
  steps: readonly Slugged<Slug>[],
  progress: string | null,
): Slug | Synthesis {
  if (progress === synthesis) return synthesis
  const next = steps[steps.findIndex(({ slug }) => slug === progress) + 1]
  // All steps are answered, and the synthesis was never seen: the last one leads to it.
  return next?.slug ?? steps.at(-1)?.slug ?? synthesis
}

/** The answers that a step requires and does not have. */
export const missingIn = <Name extends PropertyKey>(
  { required = [] }: { readonly required?: readonly Name[] },
  answers: { readonly [Each in Name]?: unknown },
): readonly Name[] => required.filter(name => answers[name] === null)

export type TunnelButton = 'close' | 'back' | 'main'

/** What the buttons of a step are. */
export interface TunnelButtons {
  readonly close: 'quit' | 'save-and-quit'
  readonly back: 'previous' | 'modify'
  readonly isBackDisabled: boolean
  readonly main: 'continue' | 'see-synthesis' | 'end'
}

/** Where one is in a tunnel. */
export interface TunnelPlace<Slug extends string = string> {
  /** The steps that are shown. */
  readonly steps: readonly Slugged<Slug>[]
  readonly slug: Slug | Synthesis
  /** Whether nothing is stored yet. */
  readonly isNew?: boolean
}

export function buttonsAt({ steps, slug, isNew = false }: TunnelPlace): TunnelButtons {
  if (slug === synthesis) return { close: 'quit', back: 'modify', isBackDisabled: false, main: 'end' }
  const isFirst = slug === steps[0]?.slug
  return {
    close: isFirst && isNew ? 'quit' : 'save-and-quit',
    back: 'previous',
    isBackDisabled: isFirst,
    main: slug === steps.at(-1)?.slug ? 'see-synthesis' : 'continue',
  }
}

/** Where a press of a button leads: to a step, out of the tunnel, or to what follows it. */
export type TunnelMove<Slug extends string = string> =
  | { readonly kind: 'go'; readonly slug: Slug | Synthesis }
  | { readonly kind: 'leave' }
  | { readonly kind: 'end' }

export function moveFrom<Slug extends string>(
  button: TunnelButton,
  { steps, slug }: TunnelPlace<Slug>,
): TunnelMove<Slug> {
  if (button === 'close') return { kind: 'leave' }
  if (slug === synthesis) {
    return button === 'main' ? { kind: 'end' } : { kind: 'go', slug: steps[0]?.slug ?? synthesis }
  }
  const target = steps[steps.findIndex(step => step.slug === slug) + (button === 'main' ? 1 : -1)]
  return { kind: 'go', slug: target?.slug ?? (button === 'main' ? synthesis : slug) }
}

/**
 * Whether a press of a button checks the answers of the step and saves them before it leads anywhere. The main button does
 * always; the others where something was changed, unless the button says that nothing is kept.
 */
export function isSaving(button: TunnelButton, place: TunnelPlace, isChanged: boolean): boolean {
  if (place.slug === synthesis) return false
  if (button === 'close' && buttonsAt(place).close === 'quit') return false
  return button === 'main' || isChanged
}
