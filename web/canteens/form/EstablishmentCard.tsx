import type { ReactNode } from 'react'
import { FocusedHeading } from '../../ui/FocusedHeading.tsx'
import type { Selection } from './selection.ts'
import { useCanteenFormWords } from './words/canteen-form-words.ts'

export interface EstablishmentCardProps {
  readonly facts: { readonly name: string | null; readonly city: string | null; readonly department: string | null }
  readonly number: Pick<Selection, 'kind' | 'number'>
  /** Takes the focus when it appears, since the button that made it appear is gone or far. */
  readonly hasFocus: boolean
  /** What it is here: heard with its name. */
  readonly badge?: ReactNode
  readonly children: ReactNode
}

/** The name, number and place of an establishment or a legal unit, with what can be done about it. */
export function EstablishmentCard({
  facts,
  number: { kind, number },
  hasFocus,
  badge,
  children,
}: EstablishmentCardProps) {
  const { search: words } = useCanteenFormWords()
  const { name, city, department } = facts
  const title = (
    <>
      {name ?? words.unnamed} {badge}
    </>
  )
  return (
    <div className="mc-establishment">
      {hasFocus ? (
        <FocusedHeading className="fr-h6 fr-mb-1w">{title}</FocusedHeading>
      ) : (
        <h2 className="fr-h6 fr-mb-1w">{title}</h2>
      )}
      <ul className="fr-raw-list fr-text--sm fr-mb-2w">
        <li>{words.numbers[kind](number)}</li>
        {city !== null && <li>{department === null ? city : words.town(city, department)}</li>}
      </ul>
      {children}
    </div>
  )
}
