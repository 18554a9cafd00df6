/** Least length of a password; an installation may ask for more by `PASSWORD_MIN_LENGTH`. */
export const PASSWORD_MIN = 6
export const PASSWORD_MAX = 128

export type StaffRole = 'admin' | 'superuser'

/** What a person is to the whole product, beside being signed in. */
export type Standing = { isAdmin: boolean; isSuperuser: boolean }

/** The signed-in person, as screens may know them. */
export type Viewer = Standing & { userId: string; email: string; fullName: string }
