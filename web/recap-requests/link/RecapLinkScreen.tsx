import { recapLinkItem } from '../../app/device/items.ts'
import { AnswerScreen } from './AnswerScreen.tsx'
import { OpenedLink } from './OpenedLink.tsx'
import { askedRecap } from './recap-link-queries.ts'

/** Where the link of a request leads: a supplier gives its recap, or says no, without an account. */
export default function RecapLinkScreen() {
  return (
    <OpenedLink screen="RecapLink" item={recapLinkItem} query={askedRecap}>
      {(asked, token) => <AnswerScreen token={token} asked={asked} />}
    </OpenedLink>
  )
}
