import { Button } from '@codegouvfr/react-dsfr/Button'
import { Select } from '@codegouvfr/react-dsfr/Select'
import { formatPercent } from '@ma-cantine/lib/messages/percentages'
import type { Goals } from '@ma-cantine/lib/purchases/territory-goals'
import {
  type Aim,
  kinds as allKinds,
  type Kind,
  type Kinds,
  kindsOf,
  move,
  perMeal,
  shareOf,
  wayTo,
} from '@ma-cantine/lib/purchases/what-if'
import { yearPace } from '@ma-cantine/lib/purchases/year-pace'
import { useId, useState } from 'react'
import { useLocale } from '../../app/locale.ts'
import { formatCents } from './format-figures.ts'
import { clamped, SliderField, typedNumber } from './SliderField.tsx'
import type { FiguresProps } from './SummaryScreen.tsx'
import { useSummaryWords } from './words/summary-words.ts'
import { useYearUnderWay } from './year-under-way.ts'

const aims = ['organic', 'quality'] as const satisfies readonly Aim[]
const modes = ['aim', 'move'] as const

/** Percent. */
const premiums = { min: -50, max: 200 }

/** What the person tries: nothing of it is stored. */
interface Trial {
  readonly mode: (typeof modes)[number]
  readonly from: Kind
  readonly to: Kind
  readonly euros: string
  readonly aim: Aim
  readonly percent: string
  readonly premium: string
}

const firstTrial = (goals: Goals | undefined): Trial => ({
  mode: 'aim',
  from: 'other',
  to: 'organic',
  euros: '0',
  aim: 'organic',
  percent: String(goals?.organic ?? 20),
  premium: '0',
})

/** What it takes to reach a share, or what replacing some products changes. */
export function WhatIf(props: FiguresProps) {
  const { overview } = props
  const { whatIf: words } = useSummaryWords()
  const meals = useMealsSoFar(props)
  const locale = useLocale()
  const id = useId()
  const [goals] = overview.goals.length === 1 ? overview.goals : []
  const [trial, setTrial] = useState(() => firstTrial(goals))
  const change = (change: Partial<Trial>) => setTrial({ ...trial, ...change })
  const purchases = kindsOf(overview.summary)
  const premium = clamped(typedNumber(trial.premium), premiums.min, premiums.max)
  const available = purchases[trial.from] / 100
  const select = <Value extends string>(
    label: string,
    value: Value,
    options: readonly Value[],
    names: Readonly<Record<Value, string>>,
    onChange: (value: Value) => void,
    hint?: string,
  ) => (
    <Select
      label={label}
      hint={hint}
      nativeSelectProps={{ value, onChange: ({ target }) => onChange(target.value as Value) }}
    >
      {options.map(option => (
        <option key={option} value={option}>
          {names[option]}
        </option>
      ))}
    </Select>
  )
  return (
    <section className="mc-panel mc-what-if" aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>{words.title}</h3>
      <p>{words.intro}</p>
      <div className="mc-what-if__parts">
        <div>
          <fieldset className="fr-segmented fr-segmented--sm fr-mb-3w">
            <legend className="fr-segmented__legend">{words.modes.legend}</legend>
            <div className="fr-segmented__elements">
              {modes.map(mode => (
                <div key={mode} className="fr-segmented__element">
                  <input
                    type="radio"
                    id={`${id}-${mode}`}
                    name={`${id}-mode`}
                    checked={trial.mode === mode}
                    onChange={() => change({ mode })}
                  />
                  <label className="fr-label" htmlFor={`${id}-${mode}`}>
                    {words.modes[mode]}
                  </label>
                </div>
              ))}
            </div>
          </fieldset>
          {trial.mode === 'move' ? (
            <>
              {select(
                words.from,
                trial.from,
                allKinds.toReversed(),
                words.kinds,
                from => change({ from }),
                words.ofKind(purchases[trial.from]),
              )}
              {select(words.to, trial.to, allKinds, words.kinds, to => change({ to }))}
              <SliderField
                label={words.amount}
                sliderLabel={words.amountSlider}
                text={trial.euros}
                min={0}
                max={Math.max(1, Math.ceil(available))}
                step={1}
                format={euros => formatCents(Math.round(euros * 100), locale)}
                onChange={euros => change({ euros })}
              />
            </>
          ) : (
            <>
              {select(words.aim, trial.aim, aims, words.aims, aim =>
                change({ aim, percent: String(goals?.[aim] ?? trial.percent) }),
              )}
              <SliderField
                label={words.percent}
                sliderLabel={words.percentSlider}
                text={trial.percent}
                min={0}
                max={100}
                step={1}
                format={percent => formatPercent(percent, locale)}
                onChange={percent => change({ percent })}
              />
            </>
          )}
          <SliderField
            label={words.premium}
            hint={words.premiumHint}
            sliderLabel={words.premiumSlider}
            text={trial.premium}
            min={premiums.min}
            max={premiums.max}
            step={5}
            format={percent => formatPercent(percent, locale)}
            onChange={premium => change({ premium })}
          />
          <Button type="button" priority="tertiary" size="small" onClick={() => setTrial(firstTrial(goals))}>
            {words.reset}
          </Button>
        </div>
        <div>
          <h4 className="fr-h6">{words.result}</h4>
          <div role="status">
            {trial.mode === 'move' ? (
              <Moved
                purchases={purchases}
                trial={trial}
                cents={Math.round(typedNumber(trial.euros) * 100)}
                premium={premium}
                goals={goals}
                meals={meals}
              />
            ) : (
              <Aimed
                purchases={purchases}
                aim={trial.aim}
                percent={clamped(typedNumber(trial.percent), 0, 100)}
                premium={premium}
                meals={meals}
              />
            )}
          </div>
        </div>
      </div>
    </section>
  )
}

/**
 * The meals that the purchases were for: those of a year, or of the part of it that has gone by. `null` while canteens do
 * not say how many they serve, `undefined` while the year tells too little.
 */
function useMealsSoFar(props: FiguresProps): number | null | undefined {
  const underWay = useYearUnderWay(props)
  const { canteensWithoutMeals, yearlyMealCount } = props.overview
  if (canteensWithoutMeals > 0) return null
  if (underWay === null) return yearlyMealCount
  const year = underWay?.('quality')
  if (year?.lastDate.endsWith('-12-31')) return yearlyMealCount
  const pace = year && yearPace(year)
  return pace ? yearlyMealCount * pace.elapsed : undefined
}

interface ResultProps {
  readonly purchases: Kinds
  readonly premium: number
  /** As `useMealsSoFar` gives them. */
  readonly meals: number | null | undefined
}

interface MovedProps extends ResultProps {
  readonly trial: Pick<Trial, 'from' | 'to'>
  readonly cents: number
  readonly goals: Goals | undefined
}

function Moved({ purchases, trial: { from, to }, cents, premium, goals, meals }: MovedProps) {
  const { whatIf: words } = useSummaryWords()
  if (from === to) return <p>{words.same}</p>
  if (purchases[from] <= 0) return <p>{words.nothing}</p>
  const moved = clamped(cents, 0, purchases[from])
  if (moved === 0) return <p>{words.none}</p>
  const { kinds, spent, extra } = move(purchases, { from, to, cents: moved, premium })
  return (
    <>
      <p>{words.moved(moved, from, spent, to)}</p>
      <ul>
        {aims.map(aim => {
          const [before, after] = [shareOf(aim, purchases) ?? 0, shareOf(aim, kinds) ?? 0]
          const reaches = goals && before * 100 < goals[aim] && after * 100 >= goals[aim]
          return (
            <li key={aim}>
              {words.shares(before, after, aim, goals?.[aim] ?? null)} {reaches && words.reaches(goals[aim])}
            </li>
          )
        })}
      </ul>
      <Cost extra={extra} moved={moved} meals={meals} />
    </>
  )
}

interface AimedProps extends ResultProps {
  readonly aim: Aim
  readonly percent: number
}

function Aimed({ purchases, aim, percent, premium, meals }: AimedProps) {
  const { whatIf: words } = useSummaryWords()
  const way = wayTo(purchases, aim, percent, premium)
  if (way.kind === 'reached') return <p>{words.already(shareOf(aim, purchases) ?? 0, percent, aim)}</p>
  if (way.kind === 'impossible') return <p>{words.impossible(way.best ?? 0, percent, aim)}</p>
  return (
    <>
      <p>{words.replace(way.cents, percent, aim)}</p>
      <Cost extra={way.extra} moved={way.cents} meals={meals} />
    </>
  )
}

function Cost({
  extra,
  moved,
  meals,
}: Pick<ResultProps, 'meals'> & { readonly extra: number; readonly moved: number }) {
  const { whatIf: words } = useSummaryWords()
  const [extraPerMeal, movedPerMeal] = [perMeal(extra, meals ?? null), perMeal(moved, meals ?? null)]
  return (
    <p className="fr-mb-0">
      {words.extra(extra)} {meals === null && words.unknownMeals}
      {extraPerMeal !== null &&
        movedPerMeal !== null &&
        `${words.extraPerMeal(extraPerMeal)} ${words.changedPerMeal(movedPerMeal)}`}
    </p>
  )
}
