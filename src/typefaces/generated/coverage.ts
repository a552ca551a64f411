// Made by `npm run generate` from the typefaces.
/** The code points of the signs that each file of letters has, as hexadecimal ranges. */
export const coverage: Record<string, string> = {
  "bricolage-grotesque-latin": "20-7e a0-a3 a5-ac ae-ff 102 131 152-153 2c6 2da 2dc 300-301 303-304 308-309 323 2002 2009 200b 2013-2014 2018-201a 201c-201e 2022 2026 2032-2033 2039-203a 2044 20ac 2122 2191 2193 2212",
  "bricolage-grotesque-latin-ext": "20 41 a0 c1 100-107 10a-113 116-11b 11e-123 126-12b 12e-130 132-133 136-137 139-13e 141-148 14a-14d 150-151 154-15b 15e-161 164-165 168-17e 1a0-1a1 1af-1b0 1cd-1ce 218-21b 237 2c7 2dd 300-301 303-304 308-309 323 1e80-1e85 1e9e 1ef2-1ef9 2020 20a1 20a4 20a6 20a8-20a9 20ab 20ad-20ae 20b1-20b2 20b4-20b5 20b8-20ba 20bc-20bf 2113",
  "bricolage-grotesque-vietnamese": "20 41 a0 c1 102-103 110-111 128-129 168-169 1a0-1a1 1af-1b0 300-301 303-304 308-309 323 1ea0-1ef9 20ab",
  "fraunces-latin": "20-7e a0-ff 131 152-153 2bc 2c6 2da 2dc 300-301 303-304 308 2013-2014 2018-201a 201c-201e 2022 2026 2032-2033 2039-203a 2044 20ac 2122 2212 2215",
  "fraunces-latin-ext": "20 41 a0 100-130 132-148 14a-151 154-17e 18f 192 1a0-1a1 1af-1b0 1c4-1cc 1d9-1da 1e6-1e7 1ea-1eb 1fa-21b 22a-22d 230-233 237 259 2b9-2ba 2bc 2c7 2dd 300-301 303-304 308 1e08-1e09 1e0c-1e0f 1e14-1e17 1e1c-1e1d 1e20-1e21 1e24-1e25 1e2a-1e2b 1e2e-1e2f 1e36-1e37 1e3a-1e3b 1e42-1e43 1e46-1e49 1e4c-1e53 1e5a-1e5b 1e5e-1e5f 1e62-1e65 1e6c-1e6f 1e78-1e7b 1e80-1e85 1e92-1e93 1e97 1e9e 1ef2-1ef9 2020 20a1 20a3-20a4 20a6-20a7 20a9 20ab 20ad 20b1-20b2 20b5 20b9-20ba 20bc-20bd",
  "fraunces-vietnamese": "20 41 a0 102-103 110-111 128-129 168-169 1a0-1a1 1af-1b0 300-301 303-304 308 1ea0-1ef9 20ab",
  "outfit-latin": "d 20-7e a0-ac ae-ff 102 131 152-153 2bc 2c6 2da 2dc 300-301 303-304 308 2013-2014 2018-201a 201c-201e 2022 2026 2039-203a 2044 20ac 2122 2191 2193 2212 2215",
  "outfit-latin-ext": "d 20 41 a0 c1 100-107 10a-113 116-11b 11e-123 126-127 12a-12b 12e-130 132-133 136-137 139-13e 141-148 14a-14d 150-151 154-15b 15e-161 164-165 16a-17e 1cd-1ce 218-21b 237 2bc 2c7 2dd 300-301 303-304 308 1e80-1e85 1e9e 1ef2-1ef3",
  "noto-sans-latin": "0 d 20-7e a0-ff 131 152-153 2bb-2bc 2c6 2da 2dc 300-301 303-304 308-309 323 329 2002 2009 200b 2013-2014 2018-201a 201c-201e 2022 2026 2032-2033 2039-203a 2044 20ac 2122 2212 feff fffd",
  "noto-sans-latin-ext": "0 d 20 a0 100-130 132-151 154-2ba 2bc-2c5 2c7-2cc 2ce-2d7 2dd-301 303-304 308-309 323 329 1d00-1dbf 1e00-1e9f 1ef2-1eff 2020 20a0-20ab 20ad-20c0 2113 2c60-2c7f a720-a7ca a7d0-a7d1 a7d3 a7d5-a7d9 a7f2-a7ff",
  "noto-sans-vietnamese": "0 d 20 a0 102-103 110-111 128-129 168-169 1a0-1a1 1af-1b0 300-301 303-304 308-309 323 329 1ea0-1ef9 20ab",
  "noto-sans-cyrillic": "0 d 20 a0 301 400-45f 490-491 4b0-4b1 2116",
  "noto-sans-cyrillic-ext": "0 d 20 a0 460-48f 492-4af 4b2-52f 1c80-1c88 20b4 2de0-2dff a640-a69f fe2e-fe2f",
  "noto-sans-greek": "0 d 20 a0 370-377 37a-37f 384-38a 38c 38e-3a1 3a3-3e1 3f0-3ff",
  "noto-sans-greek-ext": "0 d 20 a0 1f00-1f15 1f18-1f1d 1f20-1f45 1f48-1f4d 1f50-1f57 1f59 1f5b 1f5d 1f5f-1f7d 1f80-1fb4 1fb6-1fc4 1fc6-1fd3 1fd6-1fdb 1fdd-1fef 1ff2-1ff4 1ff6-1ffe",
  "noto-sans-devanagari": "0 d 20 a0 2bc 900-97f 200b-200d 2044 20a8 20b9 20f0 25cc a8ff",
  "noto-sans-arabic-arabic": "0 d 20 a0 600-6ff 750-77f 870-88e 890-891 898-8e1 8e3-8ff 200c-200e 2010-2011 204f 2e41 fb50-fbc2 fbd3-fd8f fd92-fdc7 fdcf fdf0-fdff fe70-fe74 fe76-fefc feff 10efd-10eff",
  "noto-sans-hebrew-hebrew": "0 d 20 2d a0 307-308 591-5c7 5d0-5ea 5ef-5f4 200c-2010 20aa 25cc fb1d-fb36 fb38-fb3c fb3e fb40-fb41 fb43-fb44 fb46-fb4f"
};
