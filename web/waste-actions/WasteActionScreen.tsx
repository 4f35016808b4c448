import type { FullCanteenAction } from '@ma-cantine/lib/waste-actions/canteen-action'
import type { WasteAction } from '@ma-cantine/lib/waste-actions/waste-action'
import { useParams } from 'react-router'
import { useLocale } from '../app/locale.ts'
import { usePageTitle } from '../app/page-title.ts'
import type { PreparePage } from '../app/prepare-page.ts'
import { addressOf, useTitles } from '../app/screen-list.ts'
import { SiteLink } from '../app/site-link.tsx'
import { QueryView } from '../ui/QueryView.tsx'
import { ActionTags } from './ActionTags.tsx'
import { CanteenActions } from './CanteenActions.tsx'
import { picturePath } from './picture-path.ts'
import { oneAction } from './waste-action-queries.ts'
import { useWasteActionWords } from './words/waste-action-words.ts'
import './waste-actions.css'

const isId = (text: string): boolean => /^[1-9]\d{0,8}$/.test(text)

export const preparePage: PreparePage = async ({ params: { id = '' }, locale, read }) => {
  const action = isId(id) ? await read(oneAction(Number(id), locale)) : null
  if (!action) return null
  const { title, subtitle, creationDate, modificationDate } = action
  return {
    title,
    description: subtitle,
    canonical: addressOf('WasteActionPage', { id }),
    jsonLd: {
      '@type': 'Article',
      headline: title,
      description: subtitle,
      inLanguage: locale,
      datePublished: creationDate,
      dateModified: modificationDate,
    },
  }
}

/** An action against food waste: why, how to begin, and what the canteens of the person noted of it. */
export default function WasteActionScreen() {
  const { id = '' } = useParams()
  const locale = useLocale()
  if (!isId(id)) return <UnknownAction />
  return (
    <QueryView key={id} query={oneAction(Number(id), locale)}>
      {action => (action ? <Action action={action} /> : <UnknownAction />)}
    </QueryView>
  )
}

function UnknownAction() {
  const words = useWasteActionWords()
  const titleOf = useTitles()
  return (
    <>
      <h1>{titleOf('WasteActionPage')}</h1>
      <p>{words.unknown}</p>
      <SiteLink className="fr-btn" href={addressOf('WasteActionsHome')}>
        {words.back}
      </SiteLink>
    </>
  )
}

interface ActionProps {
  readonly action: WasteAction & { readonly canteenActions?: readonly FullCanteenAction[] | undefined }
}

function Action({ action }: ActionProps) {
  const words = useWasteActionWords()
  usePageTitle(action.title)
  return (
    <>
      <h1>{action.title}</h1>
      <p className="fr-text--lead">{action.subtitle}</p>
      <div className="mc-action">
        <div>
          {action.leadImage && (
            <img
              className="mc-action__picture"
              src={picturePath(action.leadImage.image)}
              alt={action.leadImage.altText ?? ''}
              width="320"
              height="160"
            />
          )}
          <div className="fr-my-3w">
            <ActionTags action={action} />
            <p className="fr-text--sm fr-mt-1w fr-mb-0">{words.effortTexts[action.effort]}</p>
          </div>
          <div className="mc-action-steps">
            <h2 className="fr-h4">{words.why}</h2>
            <p>{action.why}</p>
            <h2 className="fr-h4">{words.firstSteps}</h2>
            <ol className="fr-mb-3w">
              {action.firstSteps.map(step => (
                <li key={step}>{step}</li>
              ))}
            </ol>
            <h2 className="fr-h4">{words.effect}</h2>
            <p>{action.effect}</p>
          </div>
        </div>
        <CanteenActions action={action} noted={action.canteenActions ?? []} />
      </div>
      <p className="fr-mt-4w">
        <SiteLink className="fr-link" href={addressOf('WasteActionsHome')}>
          {words.back}
        </SiteLink>
      </p>
    </>
  )
}
