import { Button } from '@codegouvfr/react-dsfr/Button'
import { CallOut } from '@codegouvfr/react-dsfr/CallOut'
import { addressOf } from '../app/screen-list.ts'
import { useWords } from '../words/locale.ts'
import type { ScreenName } from '../words/screen-name.ts'

export interface LaterScreenProps {
  readonly name: ScreenName
  /** What exists already and helps who came here. */
  readonly meanwhile: readonly ScreenName[]
}

/** A screen that is not open yet says so, says what it will offer, and leads to what exists. */
export function LaterScreen({ name, meanwhile }: LaterScreenProps) {
  const { titles, later } = useWords()
  return (
    <>
      <h1>{titles[name]}</h1>
      <CallOut title={later.title} titleAs="h2">
        {later.offers[name] ?? later.text}
      </CallOut>
      <h2 className="fr-h4">{later.meanwhile}</h2>
      <ul className="fr-btns-group fr-btns-group--inline-md">
        {meanwhile.map(other => (
          <li key={other}>
            <Button priority="secondary" linkProps={{ href: addressOf(other) }}>
              {titles[other]}
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}
