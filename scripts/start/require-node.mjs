// Imported first, and plain enough for an old Node to read.
const major = Number(process.versions.node.split('.')[0])

if (major < 20) {
  console.error(
    `This is Node ${process.versions.node}. Node 20 or newer is needed to start; the product then brings its own Node 24.`,
  )
  process.exit(1)
}
