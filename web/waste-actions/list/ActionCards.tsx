import type { WasteAction } from '@ma-cantine/lib/waste-actions/waste-action'
import { addressOf } from '../../app/screen-list.ts'
import { SiteLink } from '../../app/site-link.tsx'
import { ActionTags } from '../ActionTags.tsx'
import { picturePath } from '../picture-path.ts'

interface ActionCardsProps {
  readonly actions: readonly WasteAction[]
  /** Level of the titles, h3 by default. */
  readonly titleAs?: 'h3' | 'h5'
}

/** One card for each action; the whole card leads to it. */
export const ActionCards = ({ actions, titleAs: Title = 'h3' }: ActionCardsProps) => (
  <ul className="mc-action-cards">
    {actions.map(action => (
      <li key={action.id} className="fr-enlarge-link mc-action-card">
        {action.leadImage && (
          // Those below the window wait until they are needed.
          <img src={picturePath(action.leadImage.image)} alt="" width="320" height="160" loading="lazy" />
        )}
        <div className="mc-action-card__body">
          <ActionTags action={action} />
          <Title className="fr-h6 fr-my-1w">
            <SiteLink href={addressOf('WasteActionPage', { id: action.id })}>{action.title}</SiteLink>
          </Title>
          <p className="fr-mb-0">{action.subtitle}</p>
        </div>
      </li>
    ))}
  </ul>
)
