import type { Teledeclaration } from '@ma-cantine/lib/diagnostics/diagnostic'
import { fillPath } from '@ma-cantine/lib/http/fill-path'
import { downloadProof } from '@ma-cantine/lib/teledeclaration/proofs-api'
import { useTeledeclarationWords } from './words/teledeclaration-words.ts'

/** The proof of a declaration, to keep. */
export function ProofLink({ declaration }: { readonly declaration: Teledeclaration }) {
  const words = useTeledeclarationWords().proof
  return (
    <a
      className="fr-link fr-link--download"
      href={fillPath(downloadProof.path, { teledeclarationId: declaration.id })}
      download
    >
      {words.action}
      <span className="fr-link__detail">{words.detail}</span>
    </a>
  )
}
