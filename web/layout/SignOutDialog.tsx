import type { WaitingWeighings } from '../app/device/scale-owners.ts'
import { addressOf } from '../app/screen-list.ts'
import { useCanteenPreviews } from '../app/session.ts'
import { SiteLink } from '../app/site-link.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { DialogButtons } from '../ui/DialogButtons.tsx'
import { useWords } from '../words/site-words.ts'
import { askedSignOut, signOutOfSite } from './sign-out.ts'
import { useLayoutWords } from './words/layout-words.ts'

const close = () => askedSignOut.set(null)

/** Tells what has not been sent before the person signs out, and what becomes of it. */
export default function SignOutDialog({ waiting }: { readonly waiting: WaitingWeighings }) {
  const siteWords = useWords()
  const words = useLayoutWords().signOut
  const canteens = useCanteenPreviews().filter(({ id }) => waiting.byAccount.has(id))
  return (
    <Dialog title={words.title} onClose={close}>
      {canteens.length > 0 && (
        <>
          <p>{words.waiting}</p>
          <ul>
            {canteens.map(({ id, name }) => (
              <li key={id}>
                <SiteLink href={addressOf('CanteenScale', { canteenUrlComponent: id })} onClick={close}>
                  {words.canteen(name, waiting.byAccount.get(id) ?? 0)}
                </SiteLink>
              </li>
            ))}
          </ul>
          <p>{words.kept}</p>
        </>
      )}
      {waiting.byCode > 0 && <p>{words.byCode(waiting.byCode)}</p>}
      <DialogButtons
        main={{ label: words.stay, onClick: close }}
        other={{
          label: words.leave,
          onClick: () => {
            close()
            void signOutOfSite(siteWords)
          },
        }}
      />
    </Dialog>
  )
}
