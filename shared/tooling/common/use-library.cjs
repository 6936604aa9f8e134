// Stands where a remote imports a common library; its loader writes what it does.
