import { type KnownAmounts, qualityShares } from '@ma-cantine/lib/diagnostics/quality-figures'
import { frenchNote } from '@ma-cantine/lib/purchases/french-note'
import { goalsOf, meatAndFishGoal } from '@ma-cantine/lib/purchases/territory-goals'
import { useLocale } from '../../app/locale.ts'
import { ScrollTable } from '../../ui/ScrollTable.tsx'
import { useQualityWords } from '../quality/words/quality-words.ts'
import '../quality/quality.css'
import { ShareBar } from './ShareBar.tsx'

interface QualityFiguresProps {
  readonly amounts: KnownAmounts
  readonly territory: Parameters<typeof goalsOf>[0]
  readonly year: number
}

/** The shares of a year against the goals of the territory: a bar, and the table of the same figures. */
export function QualityFigures({ amounts, territory, year }: QualityFiguresProps) {
  const words = useQualityWords().summary
  const shares = qualityShares(amounts)
  const goals = goalsOf(territory)
  const familyGoal = meatAndFishGoal(year)
  const note = frenchNote(year, useLocale())
  const text = (share: number | null, goal: number | null) => (share === null ? words.none : words.shareOf(share, goal))
  const row = (
    name: 'organic' | 'quality' | 'egalim' | 'meatEgalim' | 'meatFrance' | 'fishEgalim',
    goal: number | null,
  ) => (
    <tr key={name}>
      <th scope="row">{words[name]}</th>
      <td className="fr-cell--right">
        <strong>{text(shares[name], goal)}</strong>
      </td>
      <td>
        {goal === null
          ? words.none
          : `${words.percent(goal)}${(shares[name] ?? 0) * 100 >= goal ? ` (${words.reached})` : ''}`}
      </td>
    </tr>
  )
  return (
    <>
      <ShareBar shares={shares} goals={goals} year={year} />
      <ScrollTable caption={words.shares} tableClassName="mc-amount-table">
        <thead>
          <tr>
            <th scope="col">{words.ofAll}</th>
            <th scope="col" className="fr-cell--right">
              {words.share}
            </th>
            <th scope="col">{words.goal}</th>
          </tr>
        </thead>
        <tbody>
          {row('organic', goals.organic)}
          {row('quality', null)}
          {row('egalim', goals.quality)}
          {row('meatEgalim', familyGoal)}
          {row('meatFrance', null)}
          {row('fishEgalim', familyGoal)}
        </tbody>
      </ScrollTable>
      {note !== null && shares.meatFrance !== null && <p className="fr-hint-text">{note}</p>}
    </>
  )
}
