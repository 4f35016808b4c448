// Each package's tsconfig maps what it must not import to this file, which is not a module: the import does not compile.
