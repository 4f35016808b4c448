import type { Adapter } from 'oidc-provider'

const failUnused = async (): Promise<never> => {
  throw new Error('The provider is not set up to do this')
}

/** Methods of the provider's storage that fail: each kind of storage replaces those that it has. */
export const unusedMethods: Adapter = {
  upsert: failUnused,
  find: failUnused,
  findByUserCode: failUnused,
  findByUid: failUnused,
  consume: failUnused,
  destroy: failUnused,
  revokeByGrantId: failUnused,
}
