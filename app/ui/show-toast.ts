import { toast } from 'sonner'

export type ToastWords = {
  title: string
  description?: string | undefined
  /** Something failed or was taken away. */
  destructive?: boolean | undefined
}

/** Shows a toast in the browser. Pages that must say it without a script use a Banner too. */
export function showToast({ title, description, destructive = false }: ToastWords): void {
  const show = destructive ? toast.error : toast.success
  show(title, description === undefined ? {} : { description })
}
