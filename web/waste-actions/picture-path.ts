/** The picture of an action on this origin: the address in answers may name another one, which the policy forbids. */
export const picturePath = (image: string): string => new URL(image).pathname
