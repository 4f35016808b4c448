import type { Canteen } from '@ma-cantine/lib/canteens/canteen'
import { canteenFiles } from '@ma-cantine/lib/canteens/canteen-file-api'
import { deleteCanteen } from '@ma-cantine/lib/canteens/canteens-api'
import { purchaseFiles } from '@ma-cantine/lib/purchases/purchase-file-api'
import { wasteFiles } from '@ma-cantine/lib/waste/waste-file-api'
import { useNavigate } from 'react-router'
import { client } from '../../app/client.ts'
import { notify } from '../../app/notices.ts'
import { queries } from '../../app/queries.ts'
import { addressOf, useTitles } from '../../app/screen-list.ts'
import { refreshSession } from '../../app/session.ts'
import { SiteLink } from '../../app/site-link.tsx'
import { ConfirmButton } from '../../ui/ConfirmButton.tsx'
import { QueryView } from '../../ui/QueryView.tsx'
import { CanteenNumbers } from '../CanteenIdentity.tsx'
import { canteenUrlComponent } from '../canteen-address.ts'
import { canteensQueryKey } from '../canteen-queries.ts'
import { ExportLinks } from '../ExportLinks.tsx'
import { DiagnosticExports } from '../exports/DiagnosticExports.tsx'
import { ManagedCanteen } from '../ManagedCanteen.tsx'
import { deletionOf, restoreDeleted } from '../restore-deleted.ts'
import { contentCounts } from './deletion-queries.ts'
import { useDeletionWords } from './words/deletion-words.ts'

/** Deletes a canteen, once it is clear what goes with it; it can be brought back at once, or later. */
export default function DeletionScreen() {
  return (
    <ManagedCanteen>
      {canteen => (
        <QueryView query={contentCounts(canteen.id)}>{counts => <Deletion canteen={canteen} {...counts} />}</QueryView>
      )}
    </ManagedCanteen>
  )
}

interface DeletionProps {
  readonly canteen: Canteen
  readonly purchases: number
  readonly wasteMeasurements: number
}

function Deletion({ canteen, purchases, wasteMeasurements }: DeletionProps) {
  const titleOf = useTitles()
  const words = useDeletionWords()
  const navigate = useNavigate()
  const { id, name } = canteen
  const ofCanteen = new URLSearchParams({ canteen: String(id) })
  const consequences = words.consequences({
    purchases,
    diagnostics: canteen.diagnostics.length,
    wasteMeasurements,
    otherManagers: canteen.managers.length - 1,
    satellites: canteen.satellites.length,
  })

  async function leave(): Promise<void> {
    // What the page knows of the canteen goes first: another screen would ask for it again.
    await navigate(addressOf('ManagementPage'), { replace: true })
    queries.removeQueries({ queryKey: [...canteensQueryKey, 'one', id] })
    await Promise.all([queries.invalidateQueries({ queryKey: canteensQueryKey }), refreshSession()])
    notify({
      status: 'success',
      about: deletionOf(id),
      title: words.deleted(name),
      message: words.undoable,
      action: {
        label: words.undo,
        busyLabel: words.undoing,
        run: async () => {
          await restoreDeleted(id)
          return { title: words.undone(name), message: words.undoneText }
        },
      },
    })
  }

  return (
    <>
      <h1>{titleOf('CanteenDeletion')}</h1>
      <h2 className="fr-h4">{name}</h2>
      <CanteenNumbers canteen={canteen} />
      <p className="fr-mt-3w fr-mb-1w">{words.goes}</p>
      <ul className="fr-mb-3w">
        {consequences.map(consequence => (
          <li key={consequence}>{consequence}</li>
        ))}
      </ul>
      <p>{words.back}</p>
      <div className="fr-mb-3w">
        <ExportLinks label={words.keepCanteen} files={canteenFiles} query={new URLSearchParams({ id: String(id) })} />
        {purchases > 0 && <ExportLinks label={words.keepPurchases} files={purchaseFiles} query={ofCanteen} />}
        {wasteMeasurements > 0 && <ExportLinks label={words.keepWaste} files={wasteFiles} query={ofCanteen} />}
        {canteen.diagnostics.length > 0 && <DiagnosticExports title={words.keepDiagnostics} ids={new Set([id])} />}
      </div>
      <ul className="fr-btns-group fr-btns-group--inline-md">
        <li>
          <SiteLink
            className="fr-btn"
            href={addressOf('DashboardManager', { canteenUrlComponent: canteenUrlComponent(canteen) })}
          >
            {words.keep}
          </SiteLink>
        </li>
        <li>
          <ConfirmButton
            action={words.remove}
            question={words.question(name)}
            keep={words.keep}
            text={[words.goes, ...consequences].join(' ')}
            work={() => client.call(deleteCanteen, { params: { canteenId: id } })}
            onDone={() => void leave()}
          />
        </li>
      </ul>
    </>
  )
}
