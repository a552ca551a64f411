import { addresses } from '../naming/addresses';

/** Gives the address of an upload. */
export function addressOfUpload(path: string): string {
  return addresses().upload(path);
}

/** Gives the address of a picture of the uploads in the size in which lists show it. */
export function addressOfSmall(path: string): string {
  return addresses().small(path);
}
