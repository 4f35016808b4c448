import { Button } from '@codegouvfr/react-dsfr/Button'
import { perMeal } from '@ma-cantine/lib/purchases/what-if'
import { yearPace } from '@ma-cantine/lib/purchases/year-pace'
import { useState } from 'react'
import { managedCanteen } from '../../canteens/canteen-queries.ts'
import { QueryView } from '../../ui/QueryView.tsx'
import { SuccessNote } from '../../ui/SuccessNote.tsx'
import { MealsForm } from './MealsForm.tsx'
import type { FiguresProps } from './SummaryScreen.tsx'
import { useSummaryWords } from './words/summary-words.ts'
import { useYearUnderWay } from './year-under-way.ts'

/** What the food of a meal costs; asks for the meals of the canteen while they are not known. */
export function CostPerMeal(props: FiguresProps) {
  const { overview } = props
  const { meals } = useSummaryWords()
  const [isEditing, setEditing] = useState(false)
  const [isSaved, setSaved] = useState(false)
  const { canteens, canteensWithoutMeals } = overview
  if (canteens === 'all') {
    return canteensWithoutMeals > 0 ? (
      <p className="fr-mb-0">{meals.unknownOfSome(canteensWithoutMeals)}</p>
    ) : (
      <Cost {...props} />
    )
  }
  if (isEditing || canteensWithoutMeals > 0) {
    return (
      <>
        {!isEditing && <p>{meals.unknown}</p>}
        <QueryView query={managedCanteen(canteens)} compact>
          {canteen =>
            canteen && (
              <MealsForm
                canteen={canteen}
                onSaved={() => {
                  setEditing(false)
                  setSaved(true)
                }}
                {...(isEditing ? { onCancel: () => setEditing(false) } : {})}
              />
            )
          }
        </QueryView>
      </>
    )
  }
  return (
    <>
      <Cost {...props} />
      {isSaved && <SuccessNote text={meals.saved} />}
      <Button
        type="button"
        className="mc-summary__not-printed"
        priority="tertiary no outline"
        size="small"
        iconId="fr-icon-edit-line"
        onClick={() => {
          setSaved(false)
          setEditing(true)
        }}
      >
        {meals.change}
      </Button>
    </>
  )
}

function Cost(props: FiguresProps) {
  const { meals } = useSummaryWords()
  const underWay = useYearUnderWay(props)
  const { summary, yearlyMealCount } = props.overview
  if (underWay === undefined) return null
  const pace = underWay && yearPace(underWay('quality'))
  const isOver = underWay === null || underWay('quality').lastDate.endsWith('-12-31')
  const cost = perMeal(pace ? pace.projectedTotal : Math.round(summary.valueTotalHt * 100), yearlyMealCount)
  if (!isOver && !pace) return <p>{meals.tooEarly}</p>
  if (cost === null) return null
  return (
    <>
      <p className="mc-key-figure__value">{meals.cost(Math.round(cost) / 100)}</p>
      <p className="fr-mb-1w">{(pace ? meals.underWay : meals.explained)(yearlyMealCount)}</p>
    </>
  )
}
