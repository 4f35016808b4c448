import { Tag } from '@codegouvfr/react-dsfr/Tag'
import {
  type WasteAction,
  type WasteEffort,
  wasteEfforts,
  wasteOrigins,
} from '@ma-cantine/lib/waste-actions/waste-action'
import { useWasteActionWords } from './words/waste-action-words.ts'

/** What an action asks for, and the waste that it reduces. */
export function ActionTags({ action }: { readonly action: Pick<WasteAction, 'effort' | 'wasteOrigins'> }) {
  const { efforts, origins } = useWasteActionWords()
  return (
    <ul className="mc-action-tags">
      <li>
        <EffortMark effort={action.effort} /> {efforts[action.effort]}
      </li>
      {wasteOrigins
        .filter(origin => action.wasteOrigins.includes(origin))
        .map(origin => (
          <li key={origin}>
            <Tag small as="span">
              {origins[origin]}
            </Tag>
          </li>
        ))}
    </ul>
  )
}

/** One, two or three full dots, beside the words that say the same. */
const EffortMark = ({ effort }: { readonly effort: WasteEffort }) => (
  <span className="mc-effort" aria-hidden="true">
    {wasteEfforts.map((each, index) => (
      <span key={each} className={index <= wasteEfforts.indexOf(effort) ? 'mc-effort__full' : undefined} />
    ))}
  </span>
)
