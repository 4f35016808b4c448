import { undoGroupConversion } from '@ma-cantine/lib/canteens/group-conversion-api'
import { formatDay } from '@ma-cantine/lib/messages/dates'
import { client } from '../../app/client.ts'
import { useLocale } from '../../app/locale.ts'
import { ConfirmButton } from '../../ui/ConfirmButton.tsx'
import type { ConversionPartProps } from './ConvertKitchen.tsx'
import { Obstacle } from './Obstacle.tsx'
import { useGroupWords } from './words/group-words.ts'

/** Takes a group back to the kitchen that it was, while this is possible. */
export function UndoConversion({ canteen, preview, onDone }: ConversionPartProps) {
  const words = useGroupWords()
  const locale = useLocale()
  const { obstacle, satellites, site, toldTeams, lastDay } = preview
  if (obstacle) return <Obstacle canteen={canteen} title={words.undoObstacle} obstacle={obstacle} />
  const consequences = [
    ...(satellites.length > 0 ? [words.satellitesBack(satellites.length)] : []),
    ...(site ? [words.siteGone(site.name)] : []),
    ...(toldTeams > 0 ? [words.told(toldTeams)] : []),
  ]
  return (
    <section aria-labelledby="annuler-la-conversion">
      <h2 id="annuler-la-conversion" className="fr-h5">
        {words.undoTitle}
      </h2>
      {lastDay !== null && <p>{words.undoText(formatDay(lastDay, locale))}</p>}
      <ul>
        {consequences.map(each => (
          <li key={each}>{each}</li>
        ))}
      </ul>
      <ConfirmButton
        action={words.undo}
        question={words.undoQuestion}
        keep={words.undoKeep}
        text={consequences.join(' ')}
        work={() => client.call(undoGroupConversion, { params: { canteenId: canteen.id } })}
        onDone={changed => onDone(changed, words.undone)}
      />
    </section>
  )
}
